package octavo.cv.profile;

import octavo.cv.profile.Template.Part;
import octavo.cv.profile.TemplateSnippet.Kind;
import octavo.richtext.RawFormat;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/// Expands a template for one entry: lines of snippets, including empty ones.
final class TemplateWriter {
    private final TemplateValues facts;
    private final List<List<TemplateSnippet>> lines = new ArrayList<>(List.of(new ArrayList<>()));
    private final Deque<Run> around = new ArrayDeque<>();

    /// The number of open quotations in the line.
    private int quotations;

    private TemplateWriter(TemplateValues facts) {
        this.facts = facts;
    }

    static List<List<TemplateSnippet>> written(List<Part> parts, TemplateValues facts) {
        TemplateWriter writer = new TemplateWriter(facts);
        writer.parts(parts);
        return writer.lines;
    }

    private void parts(List<Part> parts) {
        for (Part part : parts) {
            switch (part) {
                case Part.Text(String text) -> text(text);
                case Part.Value(String name) -> value(facts.value(name));
                case Part.Where(String name, boolean isThere, List<Part> inner) -> {
                    if (facts.value(name).isEmpty() != isThere) {
                        parts(inner);
                    } else {
                        add(TemplateSnippet.missing());
                    }
                }
                case Part.Looking(var look, List<Part> inner) ->
                        within(new Run.Styled(look, List.of()), inner);
                case Part.Linked(String name, List<Part> inner) ->
                        facts.address(name)
                                .ifPresentOrElse(
                                        to -> within(new Run.Link(to, List.of()), inner),
                                        () -> parts(inner));
                case Part.Raw(RawFormat format, List<Part> inner) -> raw(format, inner);
            }
        }
    }

    private void within(Run outer, List<Part> inner) {
        around.addLast(outer);
        parts(inner);
        around.removeLast();
    }

    /// Values among markup are written as the format has them; an address as its links take it.
    private void raw(RawFormat format, List<Part> parts) {
        for (Part part : parts) {
            switch (part) {
                case Part.Text(String text) -> add(format, text);
                case Part.Value(String name) -> add(format, format.written(facts.value(name)));
                case Part.Where(String name, boolean isThere, List<Part> inner) -> {
                    if (facts.value(name).isEmpty() != isThere) {
                        raw(format, inner);
                    }
                }
                case Part.Looking(_, List<Part> inner) -> raw(format, inner);
                case Part.Linked(_, List<Part> inner) -> raw(format, inner);
                case Part.Raw(_, List<Part> inner) -> raw(format, inner);
            }
        }
    }

    private void add(RawFormat format, String markup) {
        if (!markup.isEmpty()) {
            add(TemplateSnippet.raw(new Run.Raw(format, markup)));
        }
    }

    private void value(Runs plain) {
        Runs value = quotations > 0 ? InnerQuotes.of(plain) : plain;
        String text = value.text();
        add(
                text.isBlank()
                        ? TemplateSnippet.missing()
                        : new TemplateSnippet(Kind.WORDS, text, value.runs(), List.copyOf(around)));
    }

    private void text(String text) {
        String[] pieces = text.split("\n", -1);
        for (int i = 0; i < pieces.length; i++) {
            if (i > 0) {
                lines.add(new ArrayList<>());
                quotations = 0;
            }
            String piece = pieces[i];
            piece.chars().forEach(c -> quotations += c == '“' ? 1 : c == '”' ? -1 : 0);
            int start = TemplatePunctuation.startOfWords(piece);
            int end = TemplatePunctuation.endOfWords(piece, start);
            literal(Kind.JOINT, piece.substring(0, start));
            literal(Kind.WORDS, piece.substring(start, end));
            literal(Kind.JOINT, piece.substring(end));
        }
    }

    private void literal(Kind kind, String text) {
        if (!text.isEmpty()) {
            add(TemplateSnippet.literal(kind, text, List.copyOf(around)));
        }
    }

    private void add(TemplateSnippet snippet) {
        lines.getLast().add(snippet);
    }
}
