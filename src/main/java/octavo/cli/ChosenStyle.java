package octavo.cli;

import octavo.csl.BundledStyles;
import octavo.csl.Style;
import octavo.csl.StyleReader;
import octavo.csl.StyleReader.Dependent;
import octavo.library.FileTrouble;
import octavo.text.Diagnostic;
import octavo.text.Parsed;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The style that a command is told to use: by the id of a bundled style, or a file of one's own. A
/// style that depends on another stands for that one, in its own language.
record ChosenStyle(Style style, String locale, List<String> warnings) {
    private static final int MOST_BYTES = 4 << 20;

    ChosenStyle {
        warnings = List.copyOf(warnings);
    }

    static ChosenStyle of(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(".csl")
                ? read(name, file(Path.of(name)))
                : read(name, bundled(name));
    }

    private static ChosenStyle read(String name, String text) {
        Optional<Dependent> dependent = StyleReader.dependent(text);
        Parsed<Optional<Style>> parsed =
                StyleReader.parse(
                        dependent.map(Dependent::parent).map(ChosenStyle::bundled).orElse(text));
        List<String> said = parsed.diagnostics().stream().map(Diagnostic::message).toList();
        Style style =
                parsed.value()
                        .orElseThrow(() ->
                                new Refusal(
                                        Cli.PROBLEMS,
                                        name + " cannot be used: " + String.join("; ", said)));
        return new ChosenStyle(
                style,
                dependent.map(Dependent::defaultLocale).orElse(""),
                said.stream().map(each -> name + ": " + each).toList());
    }

    private static String bundled(String name) {
        return BundledStyles.text(name)
                .orElseThrow(() ->
                        new Refusal(
                                Cli.WRONG_USE,
                                "there is no style "
                                        + name
                                        + ". Give an id, such as ieee or apa, or a .csl file."));
    }

    private static String file(Path path) {
        try (InputStream in = Files.newInputStream(path)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new Refusal(
                        Cli.PROBLEMS, path + " is no style: it is larger than any style is.");
            }
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException trouble) {
            throw new Refusal(Cli.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }
}
