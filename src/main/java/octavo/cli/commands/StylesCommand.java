package octavo.cli.commands;

import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.TextTable;
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
            "The id is what cite --style takes."
        },
        mixinStandardHelpOptions = true)
public final class StylesCommand implements Runnable {

    /// The output formats: for people and for programs.
    enum Format {
        TABLE,
        TSV,
        JSON
    }

    @Parameters(
            paramLabel = "QUERY",
            description = {
                "Words of the style's id, title, field (such as physics) or way of citing",
                "(numeric, author-date, note, label); all styles if not given."
            })
    private List<String> query = List.of();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "table, tsv or json; table if not given.")
    private Format format = Format.TABLE;

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        String words = String.join(" ", query);
        List<BundledStyle> styles = new StyleSearch(BundledStyles.allStyles()).findStyles(words);
        PrintWriter out = spec.commandLine().getOut();
        if (styles.isEmpty() && format == Format.TABLE) {
            throw new CommandRefusal(ExitStatus.PROBLEMS, "no style has all of: " + words + ".");
        }
        List<String> heads = List.of("id", "title", "cites", "fields", "as");
        List<List<String>> rows = styles.stream().map(StylesCommand::row).toList();
        switch (format) {
            case TABLE -> new TextTable(heads, rows).print(out);
            case TSV -> {
                out.println(String.join("\t", heads));
                rows.forEach(row -> out.println(String.join("\t", row)));
            }
            case JSON -> out.println(json(styles));
        }
    }

    private static List<String> row(BundledStyle style) {
        String fields = String.join(", ", style.researchFields());
        return List.of(style.id(), style.title(), style.citationFormat(), fields, style.parentId());
    }

    private static String json(List<BundledStyle> styles) {
        ArrayNode array = JsonMapper.shared().createArrayNode();
        for (BundledStyle style : styles) {
            ObjectNode node = array.addObject();
            node.put("id", style.id()).put("title", style.title());
            if (!style.shortTitle().isEmpty()) {
                node.put("shortTitle", style.shortTitle());
            }
            node.put("format", style.citationFormat());
            ArrayNode fields = node.putArray("fields");
            style.researchFields().forEach(fields::add);
            if (style.isDependent()) {
                node.put("parent", style.parentId());
            }
        }
        return array.toPrettyString();
    }
}
