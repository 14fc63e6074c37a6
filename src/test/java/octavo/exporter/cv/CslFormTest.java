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
