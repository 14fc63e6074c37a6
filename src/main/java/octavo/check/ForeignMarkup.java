package octavo.check;

import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.bib.BibValue.Bare;
import octavo.bib.BibValue.Braced;
import octavo.bib.BibValue.Macro;
import octavo.bib.BibValue.Quoted;
import octavo.fields.FieldName;
import octavo.latex.LaTeX;
import octavo.library.LibraryDialect;
import octavo.text.LocalizedSentence;
import octavo.tidy.HtmlEntities;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;

/// Markup of another language than LaTeX.
final class ForeignMarkup implements EntryCheck {
    static final ProblemRule ENTITY =
            ProblemRule.warning("html-entity", "a text contains &amp; or another HTML entity")
                    .fixedBy("html-entities");
    private static final ProblemRule TAG =
            ProblemRule.warning("html-tag", "a text contains an HTML tag");
    private static final ProblemRule OPEN_MATH =
            ProblemRule.warning("open-math", "a $ is not closed by another");
    private static final ProblemRule BARE_SIGN =
            ProblemRule.warning("bare-sign", "a text has an unescaped &, %, # or _");
    private static final ProblemRule NON_ASCII =
            ProblemRule.hint("non-ascii", "a library for 8-bit BibTeX has non-ASCII letters")
                    .fixedBy("unicode-to-latex");

    private static final Set<String> PRINTED =
            Set.of(
                    FieldName.TITLE,
                    FieldName.SUBTITLE,
                    FieldName.BOOKTITLE,
                    FieldName.JOURNAL,
                    FieldName.JOURNALTITLE,
                    FieldName.SERIES,
                    FieldName.PUBLISHER,
                    FieldName.AUTHOR,
                    FieldName.EDITOR,
                    FieldName.SCHOOL,
                    FieldName.INSTITUTION,
                    FieldName.ORGANIZATION,
                    FieldName.ADDRESS,
                    FieldName.LOCATION,
                    FieldName.NOTE);
    private static final Pattern TAGGED =
            Pattern.compile(
                    "(?i)</?(?:i|b|em|strong|sub|sup|scp|tt|p|br|span|inf|mml:\\w+)\\s*/?>");

    @Override
    public List<ProblemRule> rules() {
        return List.of(ENTITY, TAG, OPEN_MATH, BARE_SIGN, NON_ASCII);
    }

    @Override
    public List<Problem> problems(CheckedItem subject) {
        List<Problem> found = new ArrayList<>();
        Optional<BibField> beyondAscii = Optional.empty();
        for (int i = 0; i < subject.names().size(); i++) {
            if (PRINTED.contains(subject.names().get(i))) {
                BibField field = subject.field(i);
                problem(subject.item(), field).ifPresent(found::add);
                if (beyondAscii.isEmpty() && !isAscii(field.source())) {
                    beyondAscii = Optional.of(field);
                }
            }
        }
        // Once per entry is enough.
        beyondAscii
                .filter(_ -> subject.library().dialect() == LibraryDialect.BIBTEX_8BIT)
                .map(field -> nonAscii(subject.item(), field))
                .ifPresent(found::add);
        return found;
    }

    private static Optional<Problem> problem(int item, BibField field) {
        String text = field.source();
        if (text.indexOf('&') >= 0 && !HtmlEntities.cleaned(text).equals(text)) {
            return Optional.of(
                    ENTITY.problem(
                            item,
                            field.where(),
                            LocalizedSentence.of("{0} contains HTML.", field.name())));
        }
        if (text.indexOf('<') >= 0 && TAGGED.matcher(text).find()) {
            return Optional.of(
                    TAG.problem(
                            item,
                            field.where(),
                            LocalizedSentence.of("{0} contains HTML.", field.name())));
        }
        boolean open =
                text.indexOf('$') >= 0
                        && LaTeX.parse(text).diagnostics().stream()
                                .anyMatch(what -> what.code().equals(LaTeX.OPEN_MATH));
        return open
                ? Optional.of(
                        OPEN_MATH.problem(
                                item,
                                field.where(),
                                LocalizedSentence.of(
                                        "{0} has a $ that is not closed by another.",
                                        field.name())))
                : bareSign(field)
                        .map(sign ->
                                BARE_SIGN.problem(
                                        item,
                                        field.where(),
                                        LocalizedSentence.of(
                                                "Unescaped {0} in {1}: write \\{0}.",
                                                sign, field.name())));
    }

    /// The first unescaped special character in a field.
    private static Optional<String> bareSign(BibField field) {
        for (BibValue.Part part : field.value().parts()) {
            String text =
                    switch (part) {
                        case Braced(var inner) -> inner;
                        case Quoted(var inner) -> inner;
                        case Bare _, Macro _ -> "";
                    };
            OptionalInt at = BareSigns.first(text);
            if (at.isPresent()) {
                return Optional.of(text.substring(at.getAsInt(), at.getAsInt() + 1));
            }
        }
        return Optional.empty();
    }

    private static Problem nonAscii(int item, BibField field) {
        LocalizedSentence message =
                LocalizedSentence.of(
                        "{0} has letters that classic BibTeX does not support.", field.name());
        return NON_ASCII.problem(item, field.where(), message);
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
