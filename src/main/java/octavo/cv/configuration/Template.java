package octavo.cv.configuration;

import octavo.richtext.RawFormat;
import octavo.richtext.Run;
import octavo.richtext.Run.TextFormat;
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
    private final boolean hasHeading;
    private final List<TemplatePart> templateParts;

    Template(boolean hasHeading, List<TemplatePart> templateParts) {
        this.hasHeading = hasHeading;
        this.templateParts = List.copyOf(templateParts);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Template otherTemplate
                && hasHeading == otherTemplate.hasHeading
                && templateParts.equals(otherTemplate.templateParts);
    }

    @Override
    public int hashCode() {
        return templateParts.hashCode();
    }

    /// Parses a template.
    ///
    /// @param isKnownName whether there is a value with a name
    public static Parsed<Template> parse(String text, Predicate<String> isKnownName) {
        return new TemplateParser(text, isKnownName).parse();
    }

    /// A node of a template. The parser limits the nesting, so recursion is safe.
    sealed interface TemplatePart {
        record LiteralPart(String text) implements TemplatePart {}

        record ValuePart(String valueName) implements TemplatePart {}

        /// Printed if there is a value, or if there is none.
        record ConditionalPart(String valueName, boolean isPresent, List<TemplatePart> innerParts)
                implements TemplatePart {
            public ConditionalPart {
                innerParts = List.copyOf(innerParts);
            }
        }

        record FormattedPart(TextFormat textFormat, List<TemplatePart> innerParts)
                implements TemplatePart {
            public FormattedPart {
                innerParts = List.copyOf(innerParts);
            }
        }

        record LinkedPart(String addressName, List<TemplatePart> innerParts)
                implements TemplatePart {
            public LinkedPart {
                innerParts = List.copyOf(innerParts);
            }
        }

        /// Markup of a format, with values among it.
        record RawPart(RawFormat rawFormat, List<TemplatePart> innerParts) implements TemplatePart {
            public RawPart {
                innerParts = List.copyOf(innerParts);
            }
        }
    }

    public EntryLines renderEntry(TemplateValues templateValues) {
        List<Runs> lines =
                TemplateWriter.writeTemplate(templateParts, templateValues).stream()
                        .map(line -> new Runs(nestRuns(TemplatePunctuation.settleLine(line), 0)))
                        .filter(line -> !line.isEmpty())
                        .toList();
        return new EntryLines(hasHeading, printedLines(lines));
    }

    /// The lines with text. A line of nothing but markup joins the one before it, so that formats
    /// that leave the markup out print no empty line. Markup alone makes no entry.
    private static List<Runs> printedLines(List<Runs> lines) {
        List<Runs> printedLines = new ArrayList<>();
        Runs leadingMarkup = Runs.EMPTY;
        for (Runs line : lines) {
            if (!line.plainText().isBlank()) {
                printedLines.add(leadingMarkup.plus(line));
                leadingMarkup = Runs.EMPTY;
            } else if (printedLines.isEmpty()) {
                leadingMarkup = leadingMarkup.plus(markupOnly(line));
            } else {
                printedLines.add(printedLines.removeLast().plus(markupOnly(line)));
            }
        }
        return printedLines;
    }

    private static Runs markupOnly(Runs line) {
        return new Runs(line.runs().stream().filter(Run.RawMarkup.class::isInstance).toList());
    }

    /// Adjacent snippets with the same formatting or link become one run.
    private static List<Run> nestRuns(List<TemplateSnippet> snippets, int depth) {
        List<Run> runs = new ArrayList<>();
        int nextIndex = 0;
        while (nextIndex < snippets.size()) {
            TemplateSnippet templateSnippet = snippets.get(nextIndex);
            if (templateSnippet.outerRuns().size() == depth) {
                templateSnippet.runs().forEach(run -> appendRun(runs, run));
                nextIndex++;
                continue;
            }
            Run outerRun = templateSnippet.outerRuns().get(depth);
            int startIndex = nextIndex;
            while (nextIndex < snippets.size()
                    && isWithin(snippets.get(nextIndex), outerRun, depth)) {
                nextIndex++;
            }
            runs.add(
                    outerRun.withChildren(
                            nestRuns(snippets.subList(startIndex, nextIndex), depth + 1)));
        }
        return runs;
    }

    private static boolean isWithin(TemplateSnippet templateSnippet, Run outerRun, int depth) {
        return templateSnippet.outerRuns().size() > depth
                && templateSnippet.outerRuns().get(depth).equals(outerRun);
    }

    private static void appendRun(List<Run> runs, Run run) {
        if (run instanceof Run.TextRun(String text)
                && !runs.isEmpty()
                && runs.getLast() instanceof Run.TextRun(String precedingText)) {
            runs.set(runs.size() - 1, new Run.TextRun(precedingText + text));
        } else {
            runs.add(run);
        }
    }
}
