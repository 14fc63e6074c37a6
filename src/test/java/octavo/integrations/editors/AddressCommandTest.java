package octavo.integrations.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

class AddressCommandTest {
    private static final String DOI = "https://doi.org/10.1000/182?a&b;c";

    @Test
    void linuxOpensAnAddressAsOneArgument() {
        assertEquals(Optional.of(List.of("xdg-open", DOI)), AddressCommand.of("Linux", DOI));
    }

    @Test
    void elsewhereTheToolkitOpensIt() {
        assertEquals(Optional.empty(), AddressCommand.of("Mac OS X", DOI));
        assertEquals(Optional.empty(), AddressCommand.of("Windows 11", DOI));
    }
}
