package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.csl.catalogue.BundledStyle;
import octavo.csl.catalogue.BundledStyles;
import octavo.csl.catalogue.StyleSearch;
import octavo.csl.style.Style;
import octavo.cslreferences.StyleFile;

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
                ? of(name, BundledStyles.resolve(GivenStyleFile.readText(name)))
                : bundledStyle(name);
    }

    /// A style named by a library's sidecar; a file must be in the library's folder.
    public static ChosenStyle forLibrary(Path library, String name) {
        return StyleFile.isStyleFileName(name)
                ? of(name, BundledStyles.resolve(GivenStyleFile.readBeside(library, name)))
                : bundledStyle(name);
    }

    private static ChosenStyle bundledStyle(String name) {
        return of(name, BundledStyles.readStyle(name).orElseGet(() -> styleOfTitle(name)));
    }

    private static ChosenStyle of(String name, BundledStyles.ResolvedStyle resolvedStyle) {
        List<String> messages =
                resolvedStyle.style().diagnostics().stream()
                        .map(diagnostic -> diagnostic.message().toString())
                        .toList();
        Style style =
                resolvedStyle
                        .style()
                        .value()
                        .orElseThrow(() ->
                                new CommandRefusal(
                                        ExitStatus.PROBLEMS,
                                        name + " cannot be used: " + String.join("; ", messages)));
        return new ChosenStyle(
                style,
                resolvedStyle.locale(),
                messages.stream().map(each -> name + ": " + each).toList());
    }

    /// A style with this title, or with an id that is spelt a little differently.
    private static BundledStyles.ResolvedStyle styleOfTitle(String name) {
        StyleSearch styleSearch = new StyleSearch(BundledStyles.allStyles());
        return styleSearch
                .findByName(name)
                .flatMap(style -> BundledStyles.readStyle(style.id()))
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.WRONG_USE,
                                describeUnknown(name, styleSearch.findSimilar(name))));
    }

    private static String describeUnknown(String name, List<BundledStyle> similarStyles) {
        String ids = similarStyles.stream().map(BundledStyle::id).collect(Collectors.joining(", "));
        String suggestion =
                ids.isEmpty()
                        ? ". Give an id, such as ieee or apa, or a .csl file."
                        : "; did you mean " + ids + "?";
        return "there is no style " + name + suggestion + " octavo styles lists them all.";
    }
}
