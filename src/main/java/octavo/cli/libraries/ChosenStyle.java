package octavo.cli.libraries;

import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.csl.Style;
import octavo.csl.catalogue.BundledStyle;
import octavo.csl.catalogue.BundledStyles;
import octavo.csl.catalogue.StyleSearch;
import octavo.library.FileTrouble;
import octavo.references.StyleFile;
import octavo.text.WordedException;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/// The style that a command was told to use: the id or title of a bundled style, or a file. A
/// dependent style means its parent, in the dependent style's language.
public record ChosenStyle(Style style, String locale, List<String> warnings) {
    public ChosenStyle {
        warnings = List.copyOf(warnings);
    }

    /// A style named on the command line.
    public static ChosenStyle of(String name) {
        return StyleFile.isStyleFileName(name)
                ? of(name, file(Path.of(name), () -> StyleFile.readStyle(Path.of(name))))
                : bundled(name);
    }

    /// A style named by a library's sidecar; a file must be in the library's folder.
    public static ChosenStyle beside(Path library, String name) {
        return StyleFile.isStyleFileName(name)
                ? of(name, file(Path.of(name), () -> StyleFile.readBeside(library, name)))
                : bundled(name);
    }

    private static ChosenStyle bundled(String name) {
        return of(name, BundledStyles.styleText(name).orElseGet(() -> titled(name)));
    }

    private static ChosenStyle of(String name, String text) {
        BundledStyles.ResolvedStyle found = BundledStyles.resolve(text);
        List<String> said =
                found.style().diagnostics().stream()
                        .map(what -> what.message().toString())
                        .toList();
        Style style =
                found.style()
                        .value()
                        .orElseThrow(() ->
                                new CommandRefusal(
                                        ExitStatus.PROBLEMS,
                                        name + " cannot be used: " + String.join("; ", said)));
        return new ChosenStyle(
                style, found.locale(), said.stream().map(each -> name + ": " + each).toList());
    }

    /// The text of a style with this title, or with an id that is spelt a little differently.
    private static String titled(String name) {
        StyleSearch search = new StyleSearch(BundledStyles.allStyles());
        return search.findByName(name)
                .flatMap(style -> BundledStyles.styleText(style.id()))
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.WRONG_USE, unknown(name, search.findSimilar(name))));
    }

    private static String unknown(String name, List<BundledStyle> near) {
        String ids = near.stream().map(BundledStyle::id).collect(Collectors.joining(", "));
        String help =
                ids.isEmpty()
                        ? ". Give an id, such as ieee or apa, or a .csl file."
                        : "; did you mean " + ids + "?";
        return "there is no style " + name + help + " octavo styles lists them all.";
    }

    private interface Reader {
        String text() throws IOException;
    }

    private static String file(Path path, Reader reader) {
        try {
            return reader.text();
        } catch (WordedException ours) {
            throw new CommandRefusal(ExitStatus.PROBLEMS, FileTrouble.whenReading(path, ours));
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }
}
