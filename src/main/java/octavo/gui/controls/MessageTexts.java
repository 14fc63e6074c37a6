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
        return KNOWN.computeIfAbsent(user.getPackageName(), _ -> read(user));
    }

    private static MessageTexts read(Class<?> user) {
        Locale language = Locale.of(Locale.getDefault().getLanguage());
        try (InputStream translated = open(user, "messages_" + language + ".properties")) {
            if (translated != null && !language.equals(Locale.ENGLISH)) {
                return new MessageTexts(read(translated), language);
            }
            try (InputStream english = open(user, "messages.properties")) {
                return new MessageTexts(read(Objects.requireNonNull(english)), Locale.ROOT);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static @Nullable InputStream open(Class<?> user, String fileName) {
        String folder = user.getPackageName().replace('.', '/');
        for (int end = folder.length(); end > 0; end = folder.lastIndexOf('/', end - 1)) {
            InputStream texts =
                    user.getResourceAsStream("/" + folder.substring(0, end) + "/" + fileName);
            if (texts != null) {
                return texts;
            }
        }
        return null;
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
