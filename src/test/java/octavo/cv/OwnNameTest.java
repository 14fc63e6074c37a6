package octavo.cv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.Sample;
import octavo.bib.BibParser;
import octavo.csl.catalogue.BundledStyles;
import octavo.cv.configuration.ProfileReader;
import octavo.cv.configuration.ShippedTemplates;
import octavo.cv.configuration.Template;
import octavo.cv.list.CslForm;
import octavo.cv.list.CvDocument;
import octavo.cv.list.CvList;
import octavo.cv.list.EntryFormat;
import octavo.library.Library;
import octavo.library.Work;
import octavo.richtext.HtmlWriter;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import tools.jackson.databind.json.JsonMapper;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Whatever writes the references, one's own name is in them, brought out, and with its marks.
class OwnNameTest {
    private static final List<String> STYLES =
            List.of(
                    "apa",
                    "ieee",
                    "modern-language-association",
                    "chicago-author-date",
                    "chicago-notes-bibliography",
                    "nlm-citation-sequence",
                    "nature",
                    "science",
                    "cell",
                    "harvard-cite-them-right",
                    "american-medical-association",
                    "american-chemical-society",
                    "springer-lecture-notes-in-computer-science",
                    "elsevier-harvard",
                    "elsevier-with-titles",
                    "association-for-computing-machinery",
                    "plos",
                    "bmj",
                    "the-lancet",
                    "american-physics-society",
                    "american-institute-of-physics",
                    "royal-society-of-chemistry",
                    "din-1505-2",
                    "iso690-author-date-en",
                    "turabian-author-date",
                    "american-sociological-association",
                    "american-political-science-association",
                    "acm-sig-proceedings",
                    "springer-basic-author-date",
                    "apa-cv");

    private static final List<String> SPELLINGS =
            List.of(
                    "Wagenländer, Marcel",
                    "Marcel Wagenländer",
                    "Wagenl{\\\"a}nder, Marcel",
                    "Wagenl\\\"{a}nder, Marcel",
                    "Wagenlander, Marcel",
                    "Wagenlaender, Marcel",
                    "Wagenländer, M.",
                    "M. Wagenländer",
                    "Wagenlaender, M",
                    "Wagenländer, Marcel A.",
                    "M. A. Wagenlander",
                    "{Wagenländer}, Marcel");

    private static final String MANY =
            String.join(
                    " and ",
                    IntStream.range(0, 40)
                            .mapToObj(
                                    i -> "Family%c%c, Given".formatted('a' + i / 26, 'a' + i % 26))
                            .toList());

    /// How references are written, with what a profile says of that.
    record Written(String name, EntryFormat form, String etAl) {
        @Override
        public String toString() {
            return name;
        }

        String reference(String authors, String marks) {
            String entry =
                    """
                    @article{k, author = {%s}, author+an = {%s}, title = {On Things},
                      journal = {Journal of Things}, year = 2020, volume = 3, pages = {1--9}}
                    """
                            .formatted(authors, marks);
            String profile =
                    """
                    {"self": {"names": "Wagenländer, Marcel", "emphasis": "bold"}, "etAl": %s}
                    """
                            .formatted(etAl);
            List<Work> works = List.of(Library.of(BibParser.parse(entry)).workAt(0).orElseThrow());
            CvDocument list =
                    CvList.of(
                            ProfileReader.readProfile("p", JsonMapper.shared().readTree(profile))
                                    .profile(),
                            new CvList.CvSource(works, _ -> works, _ -> false),
                            form);
            return list.entries().getFirst().entryLines().lines().stream()
                    .map(HtmlWriter::of)
                    .reduce("", (all, line) -> all + line + "\n");
        }
    }

    private static Written style(String id) {
        CslForm form =
                new CslForm(
                        BundledStyles.readStyle(id).orElseThrow().style().value().orElseThrow(),
                        "");
        return new Written(id, form, "{}");
    }

    private static Written template(String id) {
        Template template =
                Template.parse(ShippedTemplates.templateText(id).orElseThrow(), _ -> true).value();
        return new Written(id, EntryFormat.of(template), "{\"after\": 1}");
    }

    private static final List<Written> FORMS =
            Stream.concat(
                            STYLES.stream().map(OwnNameTest::style),
                            ShippedTemplates.IDS.stream().map(OwnNameTest::template))
                    .toList();

    static List<Written> forms() {
        return FORMS;
    }

    /// That a reference has somebody of our name in bold, and the mark right after it.
    private static void assertOwn(String mark, String reference) {
        String name = "(?iu:Wagenl(ä|a|ae)nder)";
        assertTrue(
                reference.matches("(?s).*<b>[^<]*" + name + "[^<]*</b>" + mark + ".*"), reference);
    }

    @ParameterizedTest
    @MethodSource("forms")
    @Tag(Sample.TAG)
    void oneselfIsBroughtOutInEverySpelling(Written form) {
        for (String name : Sample.of(SPELLINGS)) {
            assertOwn("", form.reference("Mai, Luo and " + name + " and Li, Guo", ""));
        }
    }

    @ParameterizedTest
    @MethodSource("forms")
    @Tag(Sample.TAG)
    void marksFollowTheNamesThatTheyAreOf(Written form) {
        for (String name : Sample.of(SPELLINGS)) {
            String authors = "Mai, Luo and " + name + " and Li, Guo";
            String reference = form.reference(authors, "2=equal; 3=equal");
            assertOwn("<sup>\\*</sup>", reference);
            assertEquals(2, reference.split("<sup>\\*</sup>", -1).length - 1, reference);
        }
    }

    @ParameterizedTest
    @MethodSource("forms")
    void whoContributedTheSameAsOneselfIsKeptToo(Written form) {
        String authors = MANY + " and Wagenländer, Marcel and Li, Guo and " + MANY;
        String reference = form.reference(authors, "40=equal; 41=equal; 42=equal; 43=equal");
        assertOwn("<sup>\\*</sup>", reference);
        assertEquals(4, reference.split("<sup>\\*</sup>", -1).length - 1, reference);
        assertTrue(reference.matches("(?s).*(?iu:\\bLi\\b).*"), reference);
        assertFalse(reference.contains("[0 more]"), reference);
    }

    @ParameterizedTest
    @MethodSource("forms")
    @Tag(Sample.TAG)
    void aListThatIsCutKeepsOneself(Written form) {
        for (String name : Sample.of(SPELLINGS)) {
            assertOwn("", form.reference(MANY + " and " + name, ""));
            assertOwn(
                    "<sup>\\*</sup>",
                    form.reference(MANY + " and " + name + " and " + MANY, "41=equal"));
        }
    }

    @Test
    void onlyOneselfIsBroughtOut() {
        String reference = style("ieee").reference("Mai, Luo and Wagenländer, Max", "");
        assertEquals("L. Mai and M. Wagenländer", reference.split(",", -1)[0], reference);
    }
}
