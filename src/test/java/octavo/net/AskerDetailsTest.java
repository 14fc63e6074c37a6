package octavo.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.net.URI;
import java.util.Map;
import java.util.Optional;

class AskerDetailsTest {
    private final RequestIdentity nobody = details(Optional.empty());
    private final RequestIdentity jane = details(Optional.of("jane@example.org"));

    private static RequestIdentity details(Optional<String> mail) {
        Map<String, String> keys =
                Map.of("openalex", "o&k", "semantic-scholar", "sk", "ads", "ak", "dblp", "none");
        return new RequestIdentity(new WebOptions(true, mail, keys, HostMap.NONE));
    }

    private static String agent(RequestIdentity details, String address) {
        return details.requestHeaders(URI.create(address), "*/*").getOrDefault("User-Agent", "");
    }

    @Test
    void whoGaveNoMailAddressIsNotNamed() {
        assertTrue(agent(nobody, "https://api.crossref.org/works").matches("Octavo/\\S+"));
    }

    @ParameterizedTest
    @CsvSource({
        "https://api.crossref.org/works/10.1, true",
        "https://export.arxiv.org/api/query?id_list=1, true",
        "http://export.arxiv.org/api/query?id_list=1, false",
        "https://www.publisher.example/paper, false",
        "https://crossref.org.example/works, false"
    })
    void aMailAddressIsToldToServicesThatWeKnowAndToNobodyElse(String address, boolean isTold) {
        assertEquals(isTold, agent(jane, address).endsWith(" (mailto:jane@example.org)"));
        assertEquals(
                address.contains("api.crossref.org"),
                jane.targetAddress(URI.create(address)).toString().contains("jane"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    https://api.openalex.org/works/doi:10.1      | https://api.openalex.org/works/doi:10.1?api_key=o%26k
                    http://api.openalex.org/works/doi:10.1       | http://api.openalex.org/works/doi:10.1
                    https://api.openalex.org/works?filter=doi:a  | https://api.openalex.org/works?filter=doi:a&api_key=o%26k
                    https://api.openalex.org.example/works       | https://api.openalex.org.example/works
                    https://api.semanticscholar.org/graph        | https://api.semanticscholar.org/graph
                    """)
    void aKeyGoesToItsServiceAndNeverInClear(String address, String told) {
        assertEquals(told, nobody.targetAddress(URI.create(address)).toString());
    }

    @Test
    void aKeyThatBelongsIntoAHeaderIsThere() {
        var address = URI.create("https://api.semanticscholar.org/graph/v1/paper/batch");
        assertEquals("sk", nobody.requestHeaders(address, "*/*").get("x-api-key"));
        var ads = URI.create("https://api.adsabs.harvard.edu/v1/search/query");
        assertEquals("Bearer ak", nobody.requestHeaders(ads, "*/*").get("Authorization"));
    }

    @Test
    void unpaywallIsNotAskedWithoutAMailAddress() {
        var address = URI.create("https://api.unpaywall.org/v2/10.1/x");
        assertTrue(nobody.lacksMail(address));
        assertFalse(jane.lacksMail(address));
        assertEquals(address + "?email=jane%40example.org", jane.targetAddress(address).toString());
    }

    @ParameterizedTest
    @EnumSource(WebService.class)
    void eachHostBelongsToOneService(WebService service) {
        assertFalse(service.hostNames().isEmpty());
        for (String host : service.hostNames()) {
            assertEquals(Optional.of(service), WebService.of(URI.create("https://" + host + "/")));
        }
        assertFalse(service.purpose().toString().isBlank());
    }
}
