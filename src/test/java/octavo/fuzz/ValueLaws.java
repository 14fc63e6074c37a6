package octavo.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static java.nio.charset.StandardCharsets.UTF_8;

import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.cv.configuration.Template;
import octavo.editing.keys.KeyFormula;
import octavo.latex.LaTeX;
import octavo.library.Library;
import octavo.library.Work;
import octavo.names.BibNameList;
import octavo.names.NameForm;
import octavo.names.PastedNames;
import octavo.names.PersonName;
import octavo.search.PartialIndex;
import octavo.search.QueryParser;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.Isbn;
import octavo.values.Issn;
import octavo.values.Orcid;
import octavo.values.WebUrl;
import octavo.values.WorkPages;
import octavo.venuenames.VenueRegister;

import java.text.Normalizer;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/// What holds of damaged texts of fields, queries, templates and formulas: whoever reads them
/// returns, and LaTeX written from a text reads as that text.
final class ValueLaws {
    private static final Library LIBRARY =
            Library.of(
                    BibParser.parse(
                            "@article{k, author = {Doe, Jane and Roe, R.}, title = {On Moss},"
                                    + " journal = {J. Moss}, year = 2020}"));
    private static final Work WORK = LIBRARY.workAt(0).orElseThrow();
    private static final VenueRegister REGISTER = VenueRegister.builtIn();

    private static final Pattern UNCOVERED =
            Pattern.compile("[\\p{Z}&&[^ ]]|\\\\verb|'[^\\p{ASCII}]");

    static final List<FuzzLaw> ALL =
            List.of(
                    law("names", ValueLaws::names),
                    law("dates", ValueLaws::dates),
                    law("identifiers", ValueLaws::identifiers),
                    law("latex", ValueLaws::latex),
                    law("queries", ValueLaws::query),
                    law("templates", text -> Template.parse(text, name -> name.length() < 9)),
                    law("key formulas", ValueLaws::formula),
                    law("venue names", text -> REGISTER.resolveVenue(text)),
                    law("values", text -> BibValue.parse(text).parts()));

    private ValueLaws() {}

    private static FuzzLaw law(String name, Consumer<String> holds) {
        return new FuzzLaw(
                name,
                SeedInputs.ALL::text,
                (byte[] input, Random _) -> holds.accept(new String(input, UTF_8)));
    }

    private static void names(String text) {
        BibNameList names = BibNameList.parse(text).value();
        for (NameForm form : NameForm.values()) {
            names.names().forEach(name -> name.displayName(form));
        }
        BibNameList.toBibtex(names.names(), names.hasOthers());
        PersonName.parse(text);
        PastedNames.parse(text);
    }

    /// A date is public by the entry that has it.
    private static void dates(String text) {
        String braced = BibValue.braced(text).map(BibValue::source).orElse("{}");
        for (String field : List.of("date", "year", "eventdate", "month", "pubstate")) {
            String entry = "@misc{k, year = 2020, %s = %s}".formatted(field, braced);
            Library library =
                    Library.of(BibParser.parse(entry.replace("year = 2020, year", "year")));
            Work.allOf(library)
                    .forEach(work -> {
                        work.publicationDate().displayYear();
                        work.workKind();
                        work.publicationState();
                        octavo.fields.FieldCatalogue.ROLE_FIELDS.forEach(work::people);
                    });
        }
    }

    private static void identifiers(String text) {
        WorkPages.parse(text).value().pageCount();
        Doi.parse(text);
        WebUrl.parse(text);
        WebUrl.printedUrl(text);
        WebUrl.onlyUrl(text);
        Isbn.parse(text);
        Issn.parse(text);
        Orcid.parse(text);
        ArxivId.parse(text);
        ArxivId.parse(text, "arXiv");
    }

    /// The law is about text in NFC: a combining mark within the argument of an accent may change
    /// places with it. What no LaTeX could read, such as a dollar without another, may read as
    /// something else once rewritten. Not covered: no-break spaces in arguments (`\"{~a}`),
    /// unclosed `\verb`, and mathematics that ends in another group than it begins in, which read
    /// otherwise after `fromUnicode`.
    private static void latex(String given) {
        String text = normal(given);
        String read = LaTeX.toUnicode(text);
        String again = LaTeX.toUnicode(LaTeX.toAscii(text));
        LaTeX.escapeText(given);
        LaTeX.toUnicode(LaTeX.toAscii(given));
        boolean covered = !UNCOVERED.matcher(text).find() && hasWholeMath(text);
        if (covered && LaTeX.parse(text).diagnostics().isEmpty()) {
            assertEquals(normal(read), normal(again));
        }
    }

    /// Whether `$` is closed by `$`, and `$$` by `$$`, each as deep in braces as it was opened.
    private static boolean hasWholeMath(String text) {
        int depth = 0;
        int opened = -1;
        boolean displayed = false;
        for (int i = 0; i < text.length(); i++) {
            switch (text.charAt(i)) {
                case '\\' -> i++;
                case '{' -> depth++;
                case '}' -> depth--;
                case '$' -> {
                    boolean twice = text.startsWith("$$", i);
                    if (opened < 0) {
                        opened = Math.max(0, depth);
                        displayed = twice;
                    } else if (opened != depth || displayed && !twice) {
                        return false;
                    } else {
                        opened = -1;
                    }
                    i += displayed ? 1 : 0;
                }
                default -> {}
            }
        }
        return opened < 0;
    }

    private static String normal(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFC);
    }

    private static void query(String text) {
        var query = QueryParser.parse(text, Set.of("author", "title", "year")).value();
        var scanned = PartialIndex.of(LIBRARY).matchingSlots(query);
        assertEquals(scanned, PartialIndex.of(LIBRARY).finishIndex().matchingSlots(query));
    }

    private static void formula(String text) {
        KeyFormula formula = KeyFormula.parse(text).value();
        formula.generateKey(WORK, false);
        formula.generateKey(WORK, true);
    }
}
