package octavo.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;

class HomeFolderTest {
    private static final Path ACCOUNT_HOME = Path.of(System.getProperty("user.home"));

    @Test
    void theVariableDecidesWhereShellsSetIt() {
        assertEquals(Path.of("/home/ada"), HomeFolder.of("Linux", "/home/ada"));
        assertEquals(Path.of("/Users/ada"), HomeFolder.of("Mac OS X", "/Users/ada"));
    }

    @Test
    void withoutAUsableVariableTheAccountDecides() {
        assertEquals(ACCOUNT_HOME, HomeFolder.of("Linux", null));
        assertEquals(ACCOUNT_HOME, HomeFolder.of("Linux", ""));
        assertEquals(ACCOUNT_HOME, HomeFolder.of("Linux", "relative"));
        assertEquals(ACCOUNT_HOME, HomeFolder.of("Windows 11", "/home/ada"));
    }

    @Test
    void aTildeStandsForTheHome() {
        assertEquals(
                HomeFolder.path().resolve("cv/list.md").toString(),
                HomeFolder.expand("~/cv/list.md"));
        assertEquals("~other/list.md", HomeFolder.expand("~other/list.md"));
    }
}
