package octavo.exporter.cv;

import octavo.runs.Look;
import octavo.runs.Run;
import octavo.runs.Runs;
import octavo.text.Parsed;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// How an entry is written, in a language without logic: `{{title}}` stands for a value,
/// `{{#doi}}…{{/doi}}` for what is only written where there is one, `{{^doi}}…{{/doi}}` where there
/// is none, `{{#bold}}…{{/bold}}` for a look and `{{#link url}}…{{/link}}` for a link. Lines of the
/// template are lines of the entry, but for those that turn out empty. A template that starts with
/// `# ` makes its first line a heading.
public final class Template {
    private final boolean headed;
    private final List<Part> parts;

    Template(boolean headed, List<Part> parts) {
        this.headed = headed;
        this.parts = List.copyOf(parts);
    }

    /// Reads a template.
    ///
    /// @param known whether there is a value of a name
    public static Parsed<Template> parse(String text, Predicate<String> known) {
        return new TemplateParser(text, known).parse();
    }

    /// A piece of a template. The parser lets them nest only so deep that this may be walked by
    /// recursion.
    sealed interface Part {
        record Text(String text) implements Part {}

        record Value(String name) implements Part {}

        /// What is written where there is a value, or where there is none.
        record Where(String name, boolean isThere, List<Part> parts) implements Part {
            public Where {
                parts = List.copyOf(parts);
            }
        }

        record Looking(Look look, List<Part> parts) implements Part {
            public Looking {
                parts = List.copyOf(parts);
            }
        }

        record Linked(String address, List<Part> parts) implements Part {
            public Linked {
                parts = List.copyOf(parts);
            }
        }
    }

    Lines render(Facts facts) {
        List<Runs> lines =
                collected(parts, facts).stream()
                        .filter(line -> !line.text().isBlank())
                        .map(Template::stripped)
                        .toList();
        return new Lines(headed, lines);
    }

    private static List<Runs> collected(List<Part> parts, Facts facts) {
        Lines.Collector out = new Lines.Collector();
        for (Part part : parts) {
            switch (part) {
                case Part.Text(String text) -> out.text(text);
                case Part.Value(String name) -> out.runs(facts.value(name).runs());
                case Part.Where(String name, boolean isThere, List<Part> inner) -> {
                    if (facts.value(name).isEmpty() != isThere) {
                        out.lines(collected(inner, facts));
                    }
                }
                case Part.Looking(Look look, List<Part> inner) ->
                        out.lines(around(inner, facts, runs -> new Run.Styled(look, runs)));
                case Part.Linked(String name, List<Part> inner) ->
                        out.lines(
                                facts.address(name)
                                        .map(to -> around(inner, facts, r -> new Run.Link(to, r)))
                                        .orElseGet(() -> collected(inner, facts)));
            }
        }
        return out.all();
    }

    private interface Wrapper {
        Run around(List<Run> runs);
    }

    private static List<Runs> around(List<Part> parts, Facts facts, Wrapper wrapper) {
        return collected(parts, facts).stream()
                .map(line -> line.isEmpty() ? line : new Runs(List.of(wrapper.around(line.runs()))))
                .toList();
    }

    /// Blanks at the ends of a line come from parts that were empty.
    private static Runs stripped(Runs line) {
        List<Run> runs = new ArrayList<>(line.runs());
        if (runs.getFirst() instanceof Run.Text(String text)) {
            runs.set(0, new Run.Text(text.stripLeading()));
        }
        if (runs.getLast() instanceof Run.Text(String text)) {
            runs.set(runs.size() - 1, new Run.Text(text.stripTrailing()));
        }
        return new Runs(runs);
    }
}
