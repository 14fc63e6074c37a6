package octavo.cli.commands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.TextTable;
import octavo.csl.catalogue.BundledStyle;
import octavo.csl.catalogue.BundledStyles;
import octavo.csl.catalogue.StyleSearch;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.util.List;

/// `octavo styles [QUERY]`.
@Command(
        description = "Finds the citation styles that come with Octavo.",
        footer = {
            "",
            "Examples:",
            "  octavo styles ieee",
            "  octavo styles nature communications",
            "  octavo styles physics numeric --format json",
            "",
            "Give the id to cite --style."
        },
        mixinStandardHelpOptions = true)
public final class StylesCommand implements Runnable {

    /// The output formats: for people and for programs.
    enum StylesFormat {
        TABLE,
        TSV,
        JSON
    }

    @Parameters(
            paramLabel = "QUERY",
            description = {
                "Words of the style's id, title, field (such as physics) or citation format"
                        + " (numeric, author-date, note, label); all styles if not given."
            })
    private List<String> query = List.of();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "table, tsv or json; table if not given.")
    private StylesFormat format = StylesFormat.TABLE;

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        String words = String.join(" ", query);
        List<BundledStyle> bundledStyles =
                new StyleSearch(BundledStyles.allStyles()).findStyles(words);
        PrintWriter out = spec.commandLine().getOut();
        if (bundledStyles.isEmpty() && format == StylesFormat.TABLE) {
            throw new CommandRefusal(ExitStatus.PROBLEMS, "no style has all of: " + words + ".");
        }
        List<String> columnHeads = List.of("id", "title", "cites", "fields", "as");
        List<List<String>> rows = bundledStyles.stream().map(StylesCommand::rowOf).toList();
        switch (format) {
            case TABLE -> new TextTable(columnHeads, rows).printTable(out);
            case TSV -> {
                out.println(String.join("\t", columnHeads));
                rows.forEach(row -> out.println(String.join("\t", row)));
            }
            case JSON -> out.println(toJson(bundledStyles));
        }
    }

    private static List<String> rowOf(BundledStyle bundledStyle) {
        String fields = String.join(", ", bundledStyle.researchFields());
        return List.of(
                bundledStyle.id(),
                bundledStyle.title(),
                bundledStyle.citationFormat(),
                fields,
                bundledStyle.parentId());
    }

    private static String toJson(List<BundledStyle> bundledStyles) {
        ArrayNode stylesJson = JsonMapper.shared().createArrayNode();
        for (BundledStyle bundledStyle : bundledStyles) {
            ObjectNode styleJson = stylesJson.addObject();
            styleJson.put("id", bundledStyle.id()).put("title", bundledStyle.title());
            if (!bundledStyle.shortTitle().isEmpty()) {
                styleJson.put("shortTitle", bundledStyle.shortTitle());
            }
            styleJson.put("format", bundledStyle.citationFormat());
            ArrayNode fieldsJson = styleJson.putArray("fields");
            bundledStyle.researchFields().forEach(fieldsJson::add);
            if (bundledStyle.isDependent()) {
                styleJson.put("parent", bundledStyle.parentId());
            }
        }
        return stylesJson.toPrettyString();
    }
}
