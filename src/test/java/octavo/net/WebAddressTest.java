package octavo.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.URI;
import java.util.Optional;

class WebAddressTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    10.1000/x                    | https://a.org/works/10.1000/x
                    10.1002/(SICI)1097<391::AID>2.0.CO;2-9 | https://a.org/works/10.1002/(SICI)1097%3C391::AID%3E2.0.CO;2-9
                    10.1/a?b#c%d e               | https://a.org/works/10.1/a%3Fb%23c%25d%20e
                    10.1/é                       | https://a.org/works/10.1/%C3%A9
                    """)
    void anyTextCanBePartOfAPath(String part, String address) {
        assertEquals(
                URI.create(address), WebAddress.at("https://a.org/works").withPath(part).toUri());
    }

    @Test
    void anyTextCanBeAParameter() {
        assertEquals(
                "https://a.org/s?q=a%26b%3Dc%20d&rows=5",
                WebAddress.at("https://a.org/s")
                        .withParameter("q", "a&b=c d")
                        .withParameter("rows", "5")
                        .encodedText());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ' https://a.org/b '      | https://a.org/b
                    HTTP://A.org/ü?x=y z     | HTTP://A.org/%C3%BC?x=y%20z
                    https://a.org/a%20b      | https://a.org/a%20b
                    https://a.org/a^b"c      | https://a.org/a%5Eb%22c
                    """)
    void anAddressThatSomebodyWroteIsMadeOne(String written, String address) {
        assertEquals(Optional.of(URI.create(address)), WebAddress.parse(written));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a.org",
                "ftp://a.org/",
                "javascript:alert(1)",
                "file:///etc/passwd",
                "https://",
                "https:///path",
                "https://me@a.org/",
                "https://me:pw@a.org/",
                "https://a.org/%zz",
                "https://a b.org/",
                "mailto:me@a.org",
                "data:text/html,x"
            })
    void whatIsNoAddressOfTheWebIsNone(String written) {
        assertEquals(Optional.empty(), WebAddress.parse(written));
    }

    @ParameterizedTest
    @CsvSource({
        "https://api.crossref.org/works/a?b=c, http://127.0.0.1:81/works/a?b=c",
        "https://doi.org/10.1/a%3Cb, http://localhost:82/10.1/a%3Cb",
        "https://a.org/, http://localhost:82/"
    })
    void aMappedHostKeepsPathAndQuery(String address, String target) {
        HostMap hosts =
                HostMap.parse("api.crossref.org=http://127.0.0.1:81, *=http://localhost:82/");
        assertEquals(Optional.of(URI.create(target)), hosts.mappedAddress(URI.create(address)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a.org=http://b.org:80",
                "a.org=https://127.0.0.1:80",
                "a.org",
                "=http://127.0.0.1:1",
                "a.org=http://127.0.0.1",
                "a.org=http://127.0.0.1.b.org:80"
            })
    void onlyThisComputerStandsForAHost(String map) {
        assertThrows(IllegalArgumentException.class, () -> HostMap.parse(map));
    }
}
