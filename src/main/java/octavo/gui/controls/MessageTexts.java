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

/// The texts of a package, from the `messages` that lie beside its classes, in English where they
/// are not there in the language of the desktop. A `ResourceBundle` of Java's own looks in many
/// more places, which the first frame would wait for.
public final class MessageTexts {
    private static final Map<String, MessageTexts> KNOWN = new ConcurrentHashMap<>();

    private final ResourceBundle texts;
    private final Locale language;

    private MessageTexts(ResourceBundle texts, Locale language) {
        this.texts = texts;
        this.language = language;
    }

    /// The texts of the package that a class is in.
    public static MessageTexts of(Class<?> user) {
        return KNOWN.computeIfAbsent(user.getPackageName(), _ -> read(user));
    }

    private static MessageTexts read(Class<?> user) {
        Locale language = Locale.of(Locale.getDefault().getLanguage());
        try (InputStream translated = translated(user, language)) {
            if (translated != null) {
                return new MessageTexts(read(translated), language);
            }
            try (InputStream english = user.getResourceAsStream("messages.properties")) {
                return new MessageTexts(read(Objects.requireNonNull(english)), Locale.ROOT);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static @Nullable InputStream translated(Class<?> user, Locale language) {
        return language.equals(Locale.ENGLISH)
                ? null
                : user.getResourceAsStream("messages_" + language + ".properties");
    }

    private static ResourceBundle read(InputStream in) throws IOException {
        return new PropertyResourceBundle(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    /// How dates and numbers are written.
    public Locale locale() {
        return Locale.getDefault();
    }

    public String text(String key) {
        return texts.getString(key);
    }

    /// A text with values in its places `{0}`, `{1}` …
    public String text(String key, Object... values) {
        return new MessageFormat(texts.getString(key), language).format(values);
    }
}
