package octavo.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StoredTitleTest {
    /// Never change a row: files have these.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Trust and Verify: A Study | trustandverifyastudy
                    Trust & Verify            | trustverify
                    Über Bäume und Flüsse     | uberbaumeundflusse
                    Ueber Baeume              | uberbaume
                    Les noms et les choses    | lesnomsetleschoses
                    C++ for C# People         | cplusplusforcsharppeople
                    The A* Search             | theastarsearch
                    ''                        | ''
                    """)
    void theFormThatFilesKeepNeverChanges(String title, String form) {
        assertEquals(form, StoredTitle.foldTitle(title));
    }
}
