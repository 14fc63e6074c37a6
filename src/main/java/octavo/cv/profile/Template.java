package octavo.cv.profile;

import octavo.richtext.RawFormat;
import octavo.richtext.Run;
import octavo.richtext.Run.TextLook;
import octavo.richtext.Runs;
import octavo.text.Parsed;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// An entry template in a logic-free language: `{{title}}` is a value, `{{#doi}}…{{/doi}}` is
/// printed only if there is one, `{{^doi}}…{{/doi}}` if there is none, `{{#bold}}…{{/bold}}` is
/// formatting, `{{#link url}}…{{/link}}` a link and `{{#raw latex}}…{{/raw}}` markup. Lines of the
/// template are lines of the entry, except for empty ones. A template that starts with `# ` makes
/// its first line a heading.
public final class Template {
    private final boolean headed;
    private final List<Part> parts;

    Template(boolean headed, List<Part> parts) {
        this.headed = headed;
        this.parts = List.copyOf(parts);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Template that && headed == that.headed && parts.equals(that.parts);
    }

    @Override
    public int hashCode() {
        return parts.hashCode();
    }

    /// Parses a template.
    ///
    /// @param known whether there is a value with a name
    public static Parsed<Template> parse(String text, Predicate<String> known) {
        return new TemplateParser(text, known).parse();
    }

    /// A node of a template. The parser limits the nesting, so recursion is safe.
    sealed interface Part {
        record Text(String text) implements Part {}

        record Value(String name) implements Part {}

        /// Printed if there is a value, or if there is none.
        record Where(String name, boolean isThere, List<Part> parts) implements Part {
            public Where {
                parts = List.copyOf(parts);
            }
        }

        record Looking(TextLook look, List<Part> parts) implements Part {
            public Looking {
                parts = List.copyOf(parts);
            }
        }

        record Linked(String address, List<Part> parts) implements Part {
            public Linked {
                parts = List.copyOf(parts);
            }
        }

        /// Markup of a format, with values among it.
        record Raw(RawFormat format, List<Part> parts) implements Part {
            public Raw {
                parts = List.copyOf(parts);
            }
        }
    }

    public EntryLines render(TemplateValues facts) {
        List<Runs> lines =
                TemplateWriter.written(parts, facts).stream()
                        .map(line -> new Runs(nested(TemplatePunctuation.settled(line), 0)))
                        .filter(line -> !line.isEmpty())
                        .toList();
        return new EntryLines(headed, printed(lines));
    }

    /// The lines with text. A line of nothing but markup joins the one before it, so that formats
    /// that leave the markup out print no empty line. Markup alone makes no entry.
    private static List<Runs> printed(List<Runs> lines) {
        List<Runs> printed = new ArrayList<>();
        Runs ahead = Runs.EMPTY;
        for (Runs line : lines) {
            if (!line.text().isBlank()) {
                printed.add(ahead.plus(line));
                ahead = Runs.EMPTY;
            } else if (printed.isEmpty()) {
                ahead = ahead.plus(markup(line));
            } else {
                printed.add(printed.removeLast().plus(markup(line)));
            }
        }
        return printed;
    }

    private static Runs markup(Runs line) {
        return new Runs(line.runs().stream().filter(Run.Raw.class::isInstance).toList());
    }

    /// Adjacent snippets with the same formatting or link become one run.
    private static List<Run> nested(List<TemplateSnippet> snippets, int depth) {
        List<Run> runs = new ArrayList<>();
        int next = 0;
        while (next < snippets.size()) {
            TemplateSnippet snippet = snippets.get(next);
            if (snippet.around().size() == depth) {
                snippet.runs().forEach(run -> add(runs, run));
                next++;
                continue;
            }
            Run outer = snippet.around().get(depth);
            int start = next;
            while (next < snippets.size() && isWithin(snippets.get(next), outer, depth)) {
                next++;
            }
            runs.add(outer.around(nested(snippets.subList(start, next), depth + 1)));
        }
        return runs;
    }

    private static boolean isWithin(TemplateSnippet snippet, Run outer, int depth) {
        return snippet.around().size() > depth && snippet.around().get(depth).equals(outer);
    }

    private static void add(List<Run> runs, Run run) {
        if (run instanceof Run.Text(String text)
                && !runs.isEmpty()
                && runs.getLast() instanceof Run.Text(String before)) {
            runs.set(runs.size() - 1, new Run.Text(before + text));
        } else {
            runs.add(run);
        }
    }
}
