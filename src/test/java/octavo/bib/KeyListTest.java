package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

class KeyListTest {
    private static BibEntry entry(String source) {
        return (BibEntry) BibParser.parse(source).items().getFirst();
    }

    @Test
    void spacesAndMissingKeysBetweenCommasAreNoKeys() {
        assertEquals(List.of("a", "b"), KeyList.parse(" a ,, b,\n"));
        assertEquals(List.of(), KeyList.parse("  "));
    }

    @Test
    void anEntryRefersToTheKeysOfAllItsReferences() {
        assertEquals(
                List.of("p", "q", "r"),
                KeyList.referencedKeys(
                        entry("@inbook{k, crossref = {p}, related = {q, r}, ids = {k2}}")));
    }

    @Test
    void renamingKeepsSpacesAndNamesAnEntryOnce() {
        Map<String, String> newKeys = Map.of("b", "a");
        assertEquals(
                "@misc{k, related = { a , c}}",
                KeyList.renameReferences(
                                entry("@misc{k, related = { a ,b, c}}"),
                                key -> newKeys.getOrDefault(key, key))
                        .text());
    }
}
