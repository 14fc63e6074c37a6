package octavo.gui.controls;

import octavo.library.WorkKind;
import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Translates sentences of the core to the window's language, looking up their patterns in
/// `wordings_LANGUAGE.txt`. Missing ones stay English.
public final class MessageTranslator {
    private static final Locale WINDOW_LANGUAGE = Locale.getDefault();
    private static final MessageTranslator WINDOW = in(WINDOW_LANGUAGE);

    /// A word in lower case, before a space, the end, or the punctuation of a sentence.
    private static final Pattern ORDINARY_START =
            Pattern.compile("\\p{Ll}[\\p{Ll}’'-]*(?=[,;]?\\s|[:.]\\s|[.]?$)");

    private static final String INDENT = "    ";

    private final Map<String, String> patterns;

    private MessageTranslator(Map<String, String> patterns) {
        this.patterns = patterns;
    }

    /// The translations for a language; without a file everything stays English.
    static MessageTranslator in(Locale language) {
        String name = "wordings_" + language.getLanguage() + ".txt";
        try (InputStream file = MessageTranslator.class.getResourceAsStream(name)) {
            return new MessageTranslator(file == null ? Map.of() : patterns(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Reads a file of English lines, each followed by its indented translation.
    private static Map<String, String> patterns(InputStream file) {
        var lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8)).lines();
        Map<String, String> patterns = new HashMap<>();
        String english = "";
        for (String line : lines.filter(it -> !it.isBlank() && !it.startsWith("#")).toList()) {
            if (line.startsWith(INDENT)) {
                patterns.put(english, line.substring(INDENT.length()));
            } else {
                english = line;
            }
        }
        return patterns;
    }

    public static String of(LocalizedSentence localizedSentence) {
        return WINDOW.translate(localizedSentence);
    }

    /// A sentence that stands on its own, with a capital letter. Hosts, identifiers and names of
    /// services stay as they are written.
    public static String startingSentence(LocalizedSentence localizedSentence) {
        String text = of(localizedSentence);
        return ORDINARY_START.matcher(text).lookingAt()
                ? text.substring(0, 1).toUpperCase(WINDOW_LANGUAGE) + text.substring(1)
                : text;
    }

    /// Joins several sentences with a separator.
    public static String of(String between, List<LocalizedSentence> wordings) {
        return wordings.stream().map(MessageTranslator::of).collect(Collectors.joining(between));
    }

    /// Describes an error, with the file it concerns.
    public static String of(Exception exception) {
        return exception instanceof WordedException ours
                ? ours.getFile() + ": " + of(ours.wording())
                : String.valueOf(exception.getMessage());
    }

    /// Describes an error of a file operation; anything else is unexpected.
    public static String of(
            Exception exception, Function<IOException, String> words, String unexpected) {
        return exception instanceof IOException ioException ? words.apply(ioException) : unexpected;
    }

    Map<String, String> patterns() {
        return patterns;
    }

    String translate(LocalizedSentence localizedSentence) {
        return patterns.isEmpty()
                ? localizedSentence.toString()
                : LocalizedSentence.fillPlaceholders(
                        patterns.getOrDefault(
                                localizedSentence.pattern(), localizedSentence.pattern()),
                        localizedSentence.arguments().stream().map(this::translate).toList());
    }

    private String translate(Object argument) {
        return switch (argument) {
            case LocalizedSentence inner -> translate(inner);
            case WorkKind kind -> KindNames.of(kind);
            default -> argument.toString();
        };
    }
}
