package octavo.check;

import octavo.bib.BibField;
import octavo.library.Flavour;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.LaTeX;
import octavo.tidy.HtmlEntities;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Text that is written for something else than LaTeX.
final class Markup implements EntryCheck {
    private static final Rule ENTITY =
            Rule.warning("html-entity", "a text has &amp; or the like in it")
                    .fixedBy("html-entities");
    private static final Rule TAG = Rule.warning("html-tag", "a text has an HTML tag in it");
    private static final Rule OPEN_MATH = Rule.warning("open-math", "a $ has no second");
    private static final Rule NON_ASCII =
            Rule.hint("non-ascii", "a file for classic BibTeX has letters beyond ASCII")
                    .fixedBy("unicode-to-latex");

    private static final Set<String> PRINTED =
            Set.of(
                    "title",
                    "subtitle",
                    "booktitle",
                    "journal",
                    "journaltitle",
                    "series",
                    "publisher",
                    "author",
                    "editor",
                    "school",
                    "institution",
                    "organization",
                    "address",
                    "location",
                    "note");
    private static final Pattern TAGGED =
            Pattern.compile(
                    "(?i)</?(?:i|b|em|strong|sub|sup|scp|tt|p|br|span|inf|mml:\\w+)\\s*/?>");

    @Override
    public List<Rule> rules() {
        return List.of(ENTITY, TAG, OPEN_MATH, NON_ASCII);
    }

    @Override
    public Stream<Problem> problems(Library library, int item, Work work) {
        Stream<Problem> marked =
                work.entry().fields().stream()
                        .filter(field -> PRINTED.contains(field.name().toLowerCase(Locale.ROOT)))
                        .flatMap(field -> problems(item, field));
        return library.flavour() == Flavour.BIBTEX
                ? Stream.concat(marked, nonAscii(item, work))
                : marked;
    }

    private static Stream<Problem> problems(int item, BibField field) {
        String text = field.source();
        if (!HtmlEntities.cleaned(text).equals(text)) {
            return Stream.of(
                    ENTITY.problem(item, field.where(), field.name() + " has HTML in it."));
        }
        if (TAGGED.matcher(text).find()) {
            return Stream.of(TAG.problem(item, field.where(), field.name() + " has HTML in it."));
        }
        boolean open =
                text.indexOf('$') >= 0
                        && LaTeX.parse(text).diagnostics().stream()
                                .anyMatch(what -> what.code().equals(LaTeX.OPEN_MATH));
        return open
                ? Stream.of(
                        OPEN_MATH.problem(
                                item, field.where(), field.name() + " has a $ without a second."))
                : Stream.empty();
    }

    /// At the first field of an entry only: the point is made.
    private static Stream<Problem> nonAscii(int item, Work work) {
        return work.entry().fields().stream()
                .filter(field -> PRINTED.contains(field.name().toLowerCase(Locale.ROOT)))
                .filter(field -> field.source().chars().anyMatch(c -> c > 0x7F))
                .limit(1)
                .map(field ->
                        NON_ASCII.problem(
                                item,
                                field.where(),
                                field.name() + " has letters that classic BibTeX does not know."));
    }
}
