package octavo.cli;

import octavo.csl.BundledStyle;
import octavo.csl.BundledStyles;
import octavo.csl.Style;
import octavo.csl.StyleSearch;
import octavo.library.FileTrouble;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// The style that a command is told to use: by the id or title of a bundled style, or a file of
/// one's own. A style that depends on another stands for that one, in its own language.
record ChosenStyle(Style style, String locale, List<String> warnings) {
    private static final int MOST_BYTES = 4 << 20;

    ChosenStyle {
        warnings = List.copyOf(warnings);
    }

    static ChosenStyle of(String name) {
        String text =
                name.toLowerCase(Locale.ROOT).endsWith(".csl")
                        ? file(Path.of(name))
                        : BundledStyles.text(name).orElseGet(() -> titled(name));
        BundledStyles.Found found = BundledStyles.resolved(text);
        List<String> said =
                found.style().diagnostics().stream()
                        .map(what -> what.message().toString())
                        .toList();
        Style style =
                found.style()
                        .value()
                        .orElseThrow(() ->
                                new Refusal(
                                        Cli.PROBLEMS,
                                        name + " cannot be used: " + String.join("; ", said)));
        return new ChosenStyle(
                style, found.locale(), said.stream().map(each -> name + ": " + each).toList());
    }

    /// The text of the style of that title, or of an id that is written otherwise.
    private static String titled(String name) {
        StyleSearch search = new StyleSearch(BundledStyles.all());
        return search.named(name)
                .flatMap(style -> BundledStyles.text(style.id()))
                .orElseThrow(() -> new Refusal(Cli.WRONG_USE, unknown(name, search.near(name))));
    }

    private static String unknown(String name, List<BundledStyle> near) {
        String ids = near.stream().map(BundledStyle::id).collect(Collectors.joining(", "));
        String help =
                ids.isEmpty()
                        ? ". Give an id, such as ieee or apa, or a .csl file."
                        : "; did you mean " + ids + "?";
        return "there is no style " + name + help + " octavo styles lists them all.";
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
