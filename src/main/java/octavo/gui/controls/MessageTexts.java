package octavo.gui.controls;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;

/// The texts of a package, from the `messages` files next to its classes, with English as the
/// fallback. Java's own `ResourceBundle` searches many more places, which would delay the first
/// frame.
public final class MessageTexts {
    private static final Map<String, MessageTexts> KNOWN = new ConcurrentHashMap<>();

    private final ResourceBundle texts;
    private final Locale language;

    private MessageTexts(ResourceBundle texts, Locale language) {
        this.texts = texts;
        this.language = language;
    }

    /// The texts of a class's package, or of the nearest package above it that has some.
    public static MessageTexts of(Class<?> user) {
        return ofPackage(user.getPackageName());
    }

    private static MessageTexts ofPackage(String packageName) {
        MessageTexts knownTexts = KNOWN.get(packageName);
        if (knownTexts == null) {
            String folder = "/" + packageName.replace('.', '/') + "/";
            knownTexts =
                    MessageTexts.class.getResource(folder + "messages.properties") == null
                            ? ofPackage(packageName.substring(0, packageName.lastIndexOf('.')))
                            : read(folder);
            KNOWN.put(packageName, knownTexts);
        }
        return knownTexts;
    }

    private static MessageTexts read(String folder) {
        Locale language = Locale.of(Locale.getDefault().getLanguage());
        try (InputStream translated = translated(folder, language)) {
            if (translated != null) {
                return new MessageTexts(read(translated), language);
            }
            try (InputStream english =
                    MessageTexts.class.getResourceAsStream(folder + "messages.properties")) {
                return new MessageTexts(read(Objects.requireNonNull(english)), Locale.ROOT);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static @Nullable InputStream translated(String folder, Locale language) {
        return language.equals(Locale.ENGLISH)
                ? null
                : MessageTexts.class.getResourceAsStream(
                        folder + "messages_" + language + ".properties");
    }

    private static ResourceBundle read(InputStream in) throws IOException {
        return new PropertyResourceBundle(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    /// The locale for dates and numbers.
    public Locale locale() {
        return Locale.getDefault();
    }

    /// Whether there is a text of that name.
    boolean has(String key) {
        return texts.containsKey(key);
    }

    public String text(String key) {
        return texts.getString(key);
    }

    /// A text with values for its placeholders `{0}`, `{1}` …
    public String text(String key, Object... values) {
        return new MessageFormat(texts.getString(key), language).format(values);
    }
}
