package octavo.check;

import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.bib.BibValue.BarePart;
import octavo.bib.BibValue.BracedPart;
import octavo.bib.BibValue.MacroPart;
import octavo.bib.BibValue.QuotedPart;
import octavo.editing.tidy.HtmlEntities;
import octavo.editing.tidy.SignCleanUp;
import octavo.latex.BareSigns;
import octavo.latex.LaTeX;
import octavo.library.LibraryDialect;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/// Markup of another language than LaTeX.
final class ForeignMarkup implements EntryCheck {
    static final ProblemRule ENTITY =
            ProblemRule.warning("html-entity", "a text contains &amp; or another HTML entity")
                    .withFix("html-entities");
    private static final ProblemRule TAG =
            ProblemRule.warning("html-tag", "a text contains an HTML tag");
    private static final ProblemRule OPEN_MATH =
            ProblemRule.warning("open-math", "a $ is not closed by another");
    private static final ProblemRule BARE_SIGN =
            ProblemRule.warning("bare-sign", "a text has an unescaped &, %, # or _")
                    .withFix("special-characters");
    private static final ProblemRule NON_ASCII =
            ProblemRule.hint("non-ascii", "a library for 8-bit BibTeX has non-ASCII letters")
                    .withFix("unicode-to-latex");

    private static final Pattern HTML_TAG =
            Pattern.compile(
                    "(?i)</?(?:i|b|em|strong|sub|sup|scp|tt|p|br|span|inf|mml:\\w+)\\s*/?>");

    @Override
    public List<ProblemRule> rules() {
        return List.of(ENTITY, TAG, OPEN_MATH, BARE_SIGN, NON_ASCII);
    }

    @Override
    public List<Problem> findProblems(CheckedItem checkedItem) {
        List<Problem> problems = new ArrayList<>();
        Optional<BibField> nonAsciiField = Optional.empty();
        for (int i = 0; i < checkedItem.names().size(); i++) {
            if (SignCleanUp.PRINTED_FIELDS.contains(checkedItem.names().get(i))) {
                BibField field = checkedItem.fieldAt(i);
                problemIn(checkedItem.item(), field).ifPresent(problems::add);
                if (nonAsciiField.isEmpty() && !isAscii(field.valueSource())) {
                    nonAsciiField = Optional.of(field);
                }
            }
        }
        // Once per entry is enough.
        nonAsciiField
                .filter(_ -> checkedItem.library().libraryDialect() == LibraryDialect.BIBTEX_8BIT)
                .map(field -> nonAsciiProblem(checkedItem.item(), field))
                .ifPresent(problems::add);
        return problems;
    }

    private static Optional<Problem> problemIn(int itemIndex, BibField field) {
        String source = field.valueSource();
        if (source.indexOf('&') >= 0 && !HtmlEntities.entitiesToLatex(source).equals(source)) {
            return Optional.of(
                    ENTITY.problemAt(
                            itemIndex,
                            field.valueSpan(),
                            LocalizedSentence.of("{0} contains HTML.", field.name())));
        }
        if (source.indexOf('<') >= 0 && HTML_TAG.matcher(source).find()) {
            return Optional.of(
                    TAG.problemAt(
                            itemIndex,
                            field.valueSpan(),
                            LocalizedSentence.of("{0} contains HTML.", field.name())));
        }
        boolean hasOpenMath =
                source.indexOf('$') >= 0
                        && LaTeX.parse(source).diagnostics().stream()
                                .anyMatch(diagnostic -> diagnostic.code().equals(LaTeX.OPEN_MATH));
        return hasOpenMath
                ? Optional.of(
                        OPEN_MATH.problemAt(
                                itemIndex,
                                field.valueSpan(),
                                LocalizedSentence.of(
                                        "{0} has a $ that is not closed by another.",
                                        field.name())))
                : findBareSign(field)
                        .map(sign ->
                                BARE_SIGN.problemAt(
                                        itemIndex,
                                        field.valueSpan(),
                                        LocalizedSentence.of(
                                                "Unescaped {0} in {1}: write \\{0}.",
                                                sign, field.name())));
    }

    /// The first unescaped special character in a field.
    private static Optional<String> findBareSign(BibField field) {
        for (BibValue.ValuePart valuePart : field.value().parts()) {
            String partText =
                    switch (valuePart) {
                        case BracedPart(var innerText) -> innerText;
                        case QuotedPart(var innerText) -> innerText;
                        case BarePart _, MacroPart _ -> "";
                    };
            OptionalInt signOffset = BareSigns.findFirst(partText);
            if (signOffset.isPresent()) {
                return Optional.of(
                        partText.substring(signOffset.getAsInt(), signOffset.getAsInt() + 1));
            }
        }
        return Optional.empty();
    }

    private static Problem nonAsciiProblem(int itemIndex, BibField field) {
        LocalizedSentence messageSentence =
                LocalizedSentence.of(
                        "{0} has letters that classic BibTeX does not support.", field.name());
        return NON_ASCII.problemAt(itemIndex, field.valueSpan(), messageSentence);
    }

    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) > 0x7F) {
                return false;
            }
        }
        return true;
    }
}
