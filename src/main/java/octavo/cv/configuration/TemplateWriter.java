package octavo.cv.configuration;

import octavo.cv.configuration.Template.TemplatePart;
import octavo.cv.configuration.TemplateSnippet.SnippetKind;
import octavo.richtext.RawFormat;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/// Expands a template for one entry: lines of snippets, including empty ones.
final class TemplateWriter {
    private final TemplateValues templateValues;
    private final List<List<TemplateSnippet>> lines = new ArrayList<>(List.of(new ArrayList<>()));
    private final Deque<Run> outerRuns = new ArrayDeque<>();

    /// The number of open quotations in the line.
    private int openQuotations;

    private TemplateWriter(TemplateValues templateValues) {
        this.templateValues = templateValues;
    }

    static List<List<TemplateSnippet>> writeTemplate(
            List<TemplatePart> templateParts, TemplateValues templateValues) {
        TemplateWriter writer = new TemplateWriter(templateValues);
        writer.writeParts(templateParts);
        return writer.lines;
    }

    private void writeParts(List<TemplatePart> templateParts) {
        for (TemplatePart templatePart : templateParts) {
            switch (templatePart) {
                case TemplatePart.LiteralPart(String text) -> writeText(text);
                case TemplatePart.ValuePart(String valueName) ->
                        writeValue(templateValues.valueOf(valueName));
                case TemplatePart.ConditionalPart(
                                String valueName,
                                boolean isPresent,
                                List<TemplatePart> innerParts) -> {
                    if (templateValues.valueOf(valueName).isEmpty() != isPresent) {
                        writeParts(innerParts);
                    } else {
                        addSnippet(TemplateSnippet.missingValue());
                    }
                }
                case TemplatePart.FormattedPart(var textFormat, List<TemplatePart> innerParts) ->
                        writeWithin(new Run.StyledRun(textFormat, List.of()), innerParts);
                case TemplatePart.LinkedPart(String valueName, List<TemplatePart> innerParts) ->
                        templateValues
                                .linkAddress(valueName)
                                .ifPresentOrElse(
                                        linkTarget ->
                                                writeWithin(
                                                        new Run.LinkRun(linkTarget, List.of()),
                                                        innerParts),
                                        () -> writeParts(innerParts));
                case TemplatePart.RawPart(RawFormat rawFormat, List<TemplatePart> innerParts) ->
                        writeRaw(rawFormat, innerParts);
            }
        }
    }

    private void writeWithin(Run outerRun, List<TemplatePart> innerParts) {
        outerRuns.addLast(outerRun);
        writeParts(innerParts);
        outerRuns.removeLast();
    }

    /// Values among markup are written as the format has them; an address as its links take it.
    private void writeRaw(RawFormat rawFormat, List<TemplatePart> templateParts) {
        for (TemplatePart templatePart : templateParts) {
            switch (templatePart) {
                case TemplatePart.LiteralPart(String text) -> addSnippet(rawFormat, text);
                case TemplatePart.ValuePart(String valueName) ->
                        addSnippet(
                                rawFormat, rawFormat.writeValue(templateValues.valueOf(valueName)));
                case TemplatePart.ConditionalPart(
                                String valueName,
                                boolean isPresent,
                                List<TemplatePart> innerParts) -> {
                    if (templateValues.valueOf(valueName).isEmpty() != isPresent) {
                        writeRaw(rawFormat, innerParts);
                    }
                }
                case TemplatePart.FormattedPart(_, List<TemplatePart> innerParts) ->
                        writeRaw(rawFormat, innerParts);
                case TemplatePart.LinkedPart(_, List<TemplatePart> innerParts) ->
                        writeRaw(rawFormat, innerParts);
                case TemplatePart.RawPart(_, List<TemplatePart> innerParts) ->
                        writeRaw(rawFormat, innerParts);
            }
        }
    }

    private void addSnippet(RawFormat rawFormat, String markup) {
        if (!markup.isEmpty()) {
            addSnippet(TemplateSnippet.rawMarkup(new Run.RawMarkup(rawFormat, markup)));
        }
    }

    private void writeValue(Runs plainValue) {
        Runs value = openQuotations > 0 ? InnerQuotes.of(plainValue) : plainValue;
        String valueText = value.plainText();
        addSnippet(
                valueText.isBlank()
                        ? TemplateSnippet.missingValue()
                        : new TemplateSnippet(
                                SnippetKind.WORDS,
                                valueText,
                                value.runs(),
                                List.copyOf(outerRuns)));
    }

    private void writeText(String literalText) {
        String[] textLines = literalText.split("\n", -1);
        for (int i = 0; i < textLines.length; i++) {
            if (i > 0) {
                lines.add(new ArrayList<>());
                openQuotations = 0;
            }
            String lineText = textLines[i];
            lineText.chars()
                    .forEach(character ->
                            openQuotations += character == '“' ? 1 : character == '”' ? -1 : 0);
            int wordsStart = TemplatePunctuation.startOfWords(lineText);
            int wordsEnd = TemplatePunctuation.endOfWords(lineText, wordsStart);
            writeLiteral(SnippetKind.JOINT, lineText.substring(0, wordsStart));
            writeLiteral(SnippetKind.WORDS, lineText.substring(wordsStart, wordsEnd));
            writeLiteral(SnippetKind.JOINT, lineText.substring(wordsEnd));
        }
    }

    private void writeLiteral(SnippetKind snippetKind, String text) {
        if (!text.isEmpty()) {
            addSnippet(TemplateSnippet.literalText(snippetKind, text, List.copyOf(outerRuns)));
        }
    }

    private void addSnippet(TemplateSnippet snippet) {
        lines.getLast().add(snippet);
    }
}
