package octavo.cv.write.sitedata;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.text.YamlText.YamlMapping;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Optional;

class FrontMatterPageTest {
    private static String page(String title) {
        YamlMapping matter = new YamlMapping();
        matter.put("title", title);
        return FrontMatterPage.of(matter);
    }

    @Test
    void whatTheUserWroteBelowStays() {
        String mine = page("Old --- title") + "\nMy own text.\n\n---\nMore\n";
        assertEquals(
                Optional.of(page("New") + "\nMy own text.\n\n---\nMore\n"),
                FrontMatterPage.mergePage(mine, page("New")));
    }

    @Test
    void whatAnEditorMadeOfLineEndsDoesNotLoseTheText() {
        String mine = (page("Old") + "Mine\n").replace("\n", "\r\n");
        assertEquals(
                Optional.of(page("New") + "Mine\r\n"),
                FrontMatterPage.mergePage(mine, page("New")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "---\ntitle: mine\n---\n", "Mine\n\n\n# Written by Octavo\n"})
    void aFileWithoutTheLineIsTheUsers(String file) {
        assertEquals(Optional.empty(), FrontMatterPage.mergePage(file, page("New")));
    }

    @Test
    void aFileWhoseMatterHasNoEndIsTheUsers() {
        String file = page("Old").replaceFirst("---\n\\z", "");
        assertEquals(Optional.empty(), FrontMatterPage.mergePage(file, page("New")));
    }

    @Test
    void aBibliographyBesideAPageIsOursAsAWhole() {
        assertEquals(
                Optional.of(FrontMatterPage.bibtexFile("@b{b}")),
                FrontMatterPage.mergePage(
                        FrontMatterPage.bibtexFile("@a{a}"), FrontMatterPage.bibtexFile("@b{b}")));
    }
}
