package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.gui.librarystate.UserNotice;

import org.junit.jupiter.api.Test;

class BackgroundErrorTest {
    private static String said(Throwable cause) {
        UserNotice notice =
                Workspaces.failureNotice(new IllegalStateException(cause), Throwable::getMessage);
        assertEquals(UserNotice.NoticeLevel.ERROR, notice.level());
        return notice.messageText();
    }

    @Test
    void tooLittleMemorySaysHowToAllowMore() {
        String said = said(new OutOfMemoryError("Java heap space"));
        assertTrue(said.contains("OCTAVO_JAVA_OPTIONS=-Xmx8g"), said);
        assertTrue(!said(new LinkageError("no class")).contains("-Xmx"));
    }
}
