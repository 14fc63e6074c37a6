package octavo.exporter.cv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.csl.BundledStyles;
import octavo.csl.Style;
import octavo.csl.StyleReader;
import octavo.library.Library;
import octavo.library.Work;
import octavo.runs.Html;
import octavo.runs.PlainText;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.json.JsonMapper;

import java.util.List;
import java.util.stream.IntStream;

class CslFormTest {
    private static final String MANY =
            String.join(
                    " and ",
                    IntStream.range(0, 40)
                            .mapToObj(
                                    i -> "Family%c%c, Given".formatted('a' + i / 26, 'a' + i % 26))
                            .toList());

    private static Style style(String id) {
        String text = BundledStyles.text(id).orElseThrow();
        String whole =
                StyleReader.dependent(text)
                        .map(dependent -> BundledStyles.text(dependent.parent()).orElseThrow())
                        .orElse(text);
        return StyleReader.parse(whole).value().orElseThrow();
    }

    private static CvDocument list(String style, String authors, String marks) {
        String entry =
                """
                @article{k, author = {%s}, author+an = {%s}, title = {On Things}, journal = {Journal of Things},
                  year = 2020, volume = 3, pages = {1--9}}
                """
                        .formatted(authors, marks);
        List<Work> works = List.of(Library.of(BibParser.parse(entry)).work(0).orElseThrow());
        String profile = "{\"self\": {\"names\": \"Wagenländer, Marcel\", \"emphasis\": \"bold\"}}";
        return CvList.of(
                ProfileReader.read("p", JsonMapper.shared().readTree(profile)).profile(),
                new CvList.Source(works, _ -> works, _ -> false),
                new CslForm(style(style), ""));
    }

    private static String html(CvDocument list) {
        return Html.of(list.items().getFirst().lines().lines().getFirst());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
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
                "apa-cv"
            })
    void aStyleNeverHidesOneselfAndMarksAreData(String style) {
        String few =
                html(
                        list(
                                style,
                                "Mai, Luo and Wagenl{\\\"a}nder, M. and Li, Guo",
                                "2=equal; 3=equal"));
        assertTrue(few.matches("(?s).*<b>[^<]*(?iu:Wagenländer)[^<]*</b>.*"), few);
        assertTrue(few.contains("<sup>*</sup>"), few);
        String last = html(list(style, MANY + " and Wagenlaender, Marcel", ""));
        assertTrue(last.matches("(?s).*<b>[^<]*(?iu:Wagenlaender)[^<]*</b>.*"), last);
        String middle =
                html(list(style, MANY + " and Wagenländer, Marcel and " + MANY, "41=equal"));
        assertTrue(
                middle.matches("(?s).*<b>[^<]*(?iu:Wagenländer)[^<]*</b><sup>\\*</sup>.*"), middle);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
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
                "{Wagenländer}, Marcel"
            })
    void oneselfIsKnownInEverySpelling(String name) {
        String reference = html(list("ieee", "Mai, Luo and " + name, ""));
        assertTrue(
                reference.matches("L\\. Mai and <b>M\\.( A\\.)? Wagenl(ä|a|ae)nder</b>,.*"),
                reference);
    }

    @Test
    void whatAStyleCutsOffIsSaid() {
        CvDocument list =
                list("modern-language-association", MANY + " and Wagenländer, Marcel", "");
        assertTrue(
                PlainText.of(list.items().getFirst().lines().lines().getFirst())
                        .startsWith("Familyaa, Given, [39 more], Marcel Wagenländer, et al."),
                list.toString());
    }

    @Test
    void aStyleWithoutReferencesWritesCitations() {
        CvDocument list =
                list("bluebook-law-review", "Familyaa, Given and Wagenländer, Marcel", "");
        String text = PlainText.of(list.items().getFirst().lines().lines().getFirst());
        assertTrue(text.startsWith("Given Familyaa & Marcel Wagenländer, On Things"), text);
    }

    @Test
    void numbersAndRepeatedAuthorsAreNotTheStyles() {
        assertEquals(1, list("nature", "Mai, Luo", "").items().getFirst().lines().lines().size());
        assertTrue(html(list("nature", "Mai, Luo", "")).startsWith("Mai, L. On Things."));
    }
}
