package octavo.cslreferences;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.csl.CslItem;
import octavo.csl.ItemText;
import octavo.library.Library;
import octavo.library.Work;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class CslTitlesTest {
    private static Work work(String entry) {
        return Library.of(BibParser.parse(entry)).workAt(0).orElseThrow();
    }

    private static String variable(String entry, String name) {
        CslItem item = WorkToCslItem.of(work(entry));
        return item.texts().getOrDefault(name, ItemText.of("")).toHtml();
    }

    private static String reference(String entry, String style) {
        return ReferenceFormat.TEXT.of(
                new StyledReferences().bibliographyOf(List.of(work(entry)), style).orElseThrow());
    }

    private static final String KANT =
            "@book{k, author = {Kant, Immanuel}, title = {Kritik der reinen Vernunft}, maintitle ="
                    + " {Kants Werke}, langid = {german}, volume = 3, date = 1911,"
                    + " publisher = {Reimer and Sons}, location = {M{\\\"u}nchen and Berlin and New"
                    + " York}}";

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "title           | Kants Werke",
                "volume-title    | Kritik der reinen Vernunft",
                "title-short     | ''",
                "publisher       | Reimer; Sons",
                "publisher-place | München; Berlin; New York"
            })
    void aVolumeHasTheTitleOfTheWholeAndItsOwn(String variable, String text) {
        assertEquals(text, variable(KANT, variable));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "title           | Essay",
                "container-title | Main title: Main part",
                "volume-title    | The volume: Of something"
            })
    void aChapterOfAVolumeHasBothTitlesToo(String variable, String text) {
        assertEquals(
                text,
                variable(
                        "@incollection{a, title = {Essay}, booktitle = {The Volume}, booksubtitle ="
                                + " {Of Something}, maintitle = {Main Title}, mainsubtitle = {Main"
                                + " Part}, date = 2020}",
                        variable));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"apa", "chicago-notes-bibliography", "din-1505-2", "nature"})
    void noStyleLosesTheTitleOfAVolume(String style) {
        String text = reference(KANT, style);
        assertTrue(text.contains("Kants Werke"), text);
        assertTrue(text.contains("Kritik der reinen Vernunft"), text);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "title = {The Title}, subtitle = {Of Something} | The title",
                "title = {The Title: Of Something} | The title",
                "title = {The {Title: Of} Something} | The <span class=\"nocase\">Title</span>",
                "title = {The Title?}, subtitle = {Of Something} | The title?",
                "title = {The Title}, subtitle = {Of}, shorttitle = {Short} | Short",
                "title = {The Title at 10:30} | ''",
                "title = {The Title} | ''"
            })
    void shortReferencesDoNotRepeatTheSubtitle(String fields, String shortTitle) {
        assertEquals(shortTitle, variable("@book{a, " + fields + "}", "title-short"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "publisher = {A and B}, location = {X} | A; B",
                "publisher = {{Simon and Schuster} and B}, location = {X} | Simon and Schuster; B",
                "publisher = {Simon \\& Schuster}, location = {X} | Simon & Schuster",
                "publisher = {A and others}, location = {X} | A et al.",
                "publisher = {Taylor and Francis}, address = {X} | Taylor and Francis"
            })
    void onlyBiblatexHasListsOfPublishers(String fields, String publisher) {
        assertEquals(publisher, variable("@book{a, " + fields + "}", "publisher"));
    }
}
