package octavo.venues;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.venuenames.VenueName;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Venues named in the same words, which share all that an index usually goes by.
class VenueScaleTest {
    private static final int MANY = 1_000;

    static Stream<String> shapes() {
        return VenueScaleBenchmark.SHAPES.values().stream();
    }

    /// Related by the beginning of a number are as many as it has digits, and those behind it.
    @ParameterizedTest
    @MethodSource("shapes")
    void aNameIsComparedWithFewOfThoseInTheSameWords(String shape) {
        AbbreviationIndex index = new AbbreviationIndex();
        List<SpellingGroup> groups =
                IntStream.range(0, MANY)
                        .mapToObj(i -> VenueName.parse(shape.formatted(i)))
                        .map(name -> new SpellingGroup(name.comparisonKey(), name))
                        .toList();
        groups.forEach(index::addGroup);
        long compared =
                groups.stream().mapToLong(group -> index.candidates(group.venueName).size()).sum();
        assertTrue(compared <= 8L * MANY, compared + " comparisons");
    }

    @ParameterizedTest
    @ValueSource(strings = {"J. Fern Sci.", "Journal of Fern Sci.", "Jrnl. Frn. Science"})
    void whatAbbreviatesANameIsAmongItsCandidates(String brief) {
        AbbreviationIndex index = new AbbreviationIndex();
        VenueName full = VenueName.parse("Journal of Fern Science");
        VenueName name = VenueName.parse(brief);
        SpellingGroup group = new SpellingGroup(name.comparisonKey(), name);
        index.addGroup(group);
        boolean isShort = name.isShortFor(full);
        assertEquals(
                isShort, index.candidates(full).contains(name.comparisonKey()), name::toString);
        index.removeGroup(group);
        assertEquals(List.of(), index.candidates(full));
    }
}
