package octavo.gui.entries;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.gui.entries.CompletionOffers.Offer;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

class CompletionOffersTest {
    private static final CompletionOffers COMPLETION =
            new CompletionOffers(
                    Set.of("author", "archiveprefix", "note"),
                    field ->
                            field.equals("author")
                                    ? List.of("Mai, Luo", "Müller, Ann", "Li")
                                    : List.of());

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    a              | author: abstract: archiveprefix:
                    x (-no         | x (-note:
                    ''             | ''
                    author:m       | author:"Mai, Luo"_ author:"Müller, Ann"_
                    author:"Mu     | author:"Müller, Ann"_
                    AUTHOR=lu      | AUTHOR="Mai, Luo"_
                    author:li      | ''
                    type:po        | type:poster_
                    kungfu type:wo | kungfu type:workshop_
                    has:arch       | has:archiveprefix_
                    note:          | ''
                    "open quote a  | ''
                    """)
    void aQueryGoesOnWithFieldsAndTheirValues(String query, String expected) {
        String offered =
                COMPLETION.offers(query).stream()
                        .map(Offer::query)
                        .map(each -> each.endsWith(" ") ? each.strip() + "_" : each)
                        .collect(Collectors.joining(" "));
        assertEquals(expected, offered);
    }
}
