package octavo.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarMerge;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;

class FollowedSourcesTest {
    private static final String PERSON = "orcid:0000-0002-1825-0097";

    private static Sidecar sidecar(String json) {
        return Sidecar.of((ObjectNode) JsonMapper.shared().readTree(json));
    }

    private static FollowedSource source(String written) {
        return FollowedSource.parse(written, "").orElseThrow();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    0000-0002-1825-0097                   | orcid:0000-0002-1825-0097
                    orcid:0000-0002-1825-0097             | orcid:0000-0002-1825-0097
                    https://orcid.org/0000-0002-1825-0097 | orcid:0000-0002-1825-0097
                    1095-9203                             | issn:1095-9203
                    ISSN: 1095-9203                       | issn:1095-9203
                    0000-0002-1825-0098                   | nobody
                    1095-9204                             | nobody
                    1095-9203, 0378-5955                  | nobody
                    Science                               | nobody
                    ''                                    | nobody
                    """)
    void aPersonIsFollowedByAnIdAndAVenueByItsNumber(String written, String expected) {
        assertEquals(
                expected, FollowedSource.parse(written, "").map(it -> it.id()).orElse("nobody"));
    }

    @Test
    void whatIsFollowedIsKeptWithWhatWasSeenAndNothingElseChanges() {
        Sidecar before = sidecar("{\"version\": 1, \"people\": {\"a\": {\"me\": true}}}");
        Sidecar followed = FollowedSources.withSource(before, source(PERSON).withName("Ann Doe"));
        assertEquals(Optional.empty(), FollowedSources.of(followed).getFirst().seenWorks());
        Sidecar seen = FollowedSources.withSeenWorks(followed, PERSON, List.of("doi:10.1000/x"));
        FollowedSource source = FollowedSources.of(seen).getFirst();
        assertEquals("Ann Doe", source.name());
        assertEquals(Optional.of(Set.of("doi:10.1000/x")), source.seenWorks());
        assertEquals(seen, FollowedSources.withSource(seen, source(PERSON)));
        assertEquals(before, FollowedSources.withoutSource(seen, PERSON));
    }

    @Test
    void nothingIsNotedOfSomebodyWhoIsNoLongerFollowed() {
        Sidecar before = sidecar("{\"version\": 1}");
        assertEquals(
                before, FollowedSources.withSeenWorks(before, PERSON, List.of("doi:10.1000/x")));
    }

    @Test
    void whatCannotBeReadStays() {
        Sidecar odd =
                sidecar(
                        "{\"version\": 1, \"following\": {\"isbn:3\": {\"name\": \"A\"}, \"x\":"
                                + " 5}}");
        assertEquals(List.of(), FollowedSources.of(odd));
        String changed = FollowedSources.withSource(odd, source("1095-9203")).copyTree().toString();
        assertTrue(changed.contains("\"isbn:3\":{\"name\":\"A\"}"), changed);
        assertTrue(changed.contains("\"x\":5"), changed);
    }

    private static byte[] bytes(Sidecar sidecar) {
        return sidecar.copyTree().toPrettyString().getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void whatTwoComputersHaveSeenIsJoinedWithoutConflict() throws IOException {
        Sidecar base = FollowedSources.withSource(sidecar("{\"version\": 1}"), source(PERSON));
        base = FollowedSources.withSeenWorks(base, PERSON, List.of("doi:10.1000/old"));
        Sidecar ours =
                FollowedSources.withSeenWorks(
                        base, PERSON, List.of("doi:10.1000/old", "doi:10.1000/a"));
        Sidecar theirs =
                FollowedSources.withSource(
                        FollowedSources.withSeenWorks(base, PERSON, List.of("doi:10.1000/b")),
                        source("1095-9203"));
        SidecarMerge merge =
                SidecarMerge.of(Optional.of(bytes(base)), bytes(ours), bytes(theirs)).orElseThrow();
        assertEquals(List.of(), merge.conflictPaths());
        List<FollowedSource> merged =
                FollowedSources.of(
                        sidecar(new String(merge.mergedBytes(), StandardCharsets.UTF_8)));
        assertEquals(
                Optional.of(Set.of("doi:10.1000/a", "doi:10.1000/b")),
                merged.stream()
                        .filter(it -> it.id().equals(PERSON))
                        .findFirst()
                        .flatMap(FollowedSource::seenWorks));
        assertEquals(2, merged.size());
    }
}
