package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import javafx.scene.control.ChoiceBox;
import javafx.scene.control.TextInputControl;

import octavo.gui.openlibraries.TestWindow;
import octavo.library.LibraryFile;
import octavo.sharedlibraries.ExchangeTerms;
import octavo.sharedlibraries.LibraryExchange;
import octavo.sharedlibraries.LibraryMembers;
import octavo.sharedlibraries.MemberRights;
import octavo.sharedlibraries.PostgresServer;
import octavo.sharedlibraries.SharingFailure;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Two members of a group, one of whom has a window, and a real PostgreSQL between them. What comes
/// of it is read in both files.
@Tag("slow")
class SharingViewTest {
    private static final String FIRST = "@misc{a,\n  title = {A},\n  year = {2020},\n}\n";
    private static final AtomicInteger LIBRARIES = new AtomicInteger();
    private static Optional<PostgresServer> started = Optional.empty();

    @TempDir private Path folder = Path.of("");
    private String library = "";

    @BeforeAll
    static void startServer() throws Exception {
        Optional<Path> binaries = PostgresServer.binaries();
        assumeTrue(binaries.isPresent(), "PostgreSQL is not installed");
        started = Optional.of(PostgresServer.start(binaries.orElseThrow()));
        started.orElseThrow().addUser("ada");
        started.orElseThrow().addUser("bob");
    }

    @AfterAll
    static void stopServer() throws Exception {
        if (started.isPresent()) {
            started.get().close();
        }
    }

    @BeforeEach
    void chooseLibrary() {
        library = "shelf" + LIBRARIES.incrementAndGet();
    }

    private static void await(String what, Callable<Boolean> condition) {
        TestWindow.until(what, condition);
    }

    private static LibraryExchange exchangeIn(Path stateFolder) {
        return new LibraryExchange(
                stateFolder,
                (file, merged) -> {
                    var _ = file.saveLibrary(merged);
                },
                ExchangeTerms.marking(true));
    }

    private String addressOf(String user) throws Exception {
        return started.orElseThrow().address(user, library).toString();
    }

    /// The member without a window.
    private Path bob() {
        return folder.resolve("bob.bib");
    }

    private void joinAsBob() throws Exception {
        LibraryMembers.grant(
                exchangeIn(folder.resolve("state")),
                folder.resolve("p.bib"),
                "bob",
                MemberRights.EDIT);
        exchangeIn(folder.resolve("bob"))
                .join(started.orElseThrow().address("bob", library), bob());
    }

    private void exchangeAsBob() throws Exception {
        exchangeIn(folder.resolve("bob")).exchange(bob());
    }

    private void changeAsBob(String old, String text) throws Exception {
        Files.writeString(bob(), Files.readString(bob()).replace(old, text));
        exchangeAsBob();
    }

    private static void enter(AnsweredWindow answered, String address, boolean keepsInStep) {
        answered.await("sharing-address");
        TestWindow.run(() ->
                ((TextInputControl) answered.window().node("sharing-address")).setText(address));
        if (keepsInStep) {
            answered.press("sharing-in-step");
        }
        answered.press("sharing-confirm");
    }

    /// Shares the library in the window, and keeps it in step.
    private void share(AnsweredWindow answered) throws Exception {
        answered.window().command("share-start");
        enter(answered, addressOf("ada"), true);
        awaitStatus(answered, "In step");
    }

    private static void awaitStatus(AnsweredWindow answered, String text) {
        await(
                "the status says " + text,
                () ->
                        answered.window().has("status-sharing")
                                && answered.window().text("status-sharing").startsWith(text));
    }

    private static void changeYear(AnsweredWindow answered, String year) {
        answered.window().select(0);
        answered.window().replace("field-year", year);
        answered.window().command("save");
    }

    /// Ends the exchange, too.
    private static void closeLibrary(AnsweredWindow answered) {
        answered.window().command("close");
    }

    /// The other side is chosen in SharingSessionTest and LibraryExchangeTest, which take less
    /// time.
    @Test
    void bothFilesHaveWhatIsChosenInAConflict() throws Exception {
        try (AnsweredWindow answered = AnsweredWindow.of(folder, FIRST)) {
            share(answered);
            joinAsBob();
            changeAsBob("{A}", "{B}");
            await(
                    "others' changes are on the screen",
                    () -> answered.textInWindow().contains("{B}"));
            answered.window().command("share-in-step");
            awaitStatus(answered, "Shared, not kept in step");
            changeYear(answered, "1999");
            awaitStatus(answered, "Shared, not kept in step, 1 change");
            changeAsBob("{2020}", "{2001}");
            answered.window().command("share-now");
            answered.pressText("Review …");
            answered.press("all-ours");
            answered.press("settle");
            await(
                    "the choice is on disk",
                    () -> LibraryFile.pathExists(bob()) && answered.fileText().contains("{B}"));
            awaitStatus(answered, "Shared, not kept in step");
            exchangeAsBob();
            String chosen = FIRST.replace("{A}", "{B}").replace("2020", "1999");
            assertEquals(chosen, answered.fileText());
            assertEquals(chosen, Files.readString(bob()));
            closeLibrary(answered);
        }
    }

    @Test
    void manyEntriesGoOnlyOnceThatIsConfirmed() throws Exception {
        String many =
                IntStream.range(0, 25)
                        .mapToObj(number -> FIRST.replace("{a,", "{a" + number + ","))
                        .collect(Collectors.joining("\n"));
        try (AnsweredWindow answered = AnsweredWindow.of(folder, many)) {
            share(answered);
            joinAsBob();
            changeAsBob(Files.readString(bob()), FIRST);
            awaitStatus(answered, "Not exchanged");
            assertEquals(many, answered.fileText());
            answered.pressText("Exchange Anyway");
            await("the file has what is left", () -> answered.fileText().equals(FIRST));
            awaitStatus(answered, "In step");
            closeLibrary(answered);
        }
    }

    @Test
    void aFileThatIsGoneIsJoinedAgain() throws Exception {
        try (AnsweredWindow answered = AnsweredWindow.of(folder, FIRST)) {
            share(answered);
            answered.window().command("share-in-step");
            awaitStatus(answered, "Shared, not kept in step");
            Files.delete(answered.libraryPath());
            answered.window().command("share-now");
            answered.pressText("Join Again");
            await("the file is back", () -> Files.exists(answered.libraryPath()));
            assertEquals(FIRST, answered.fileText());
            closeLibrary(answered);
        }
    }

    @Test
    void aJoinedLibraryIsOpenedAndItsLogRead() throws Exception {
        Path shared = Files.writeString(folder.resolve("ada.bib"), FIRST);
        exchangeIn(folder.resolve("ada"))
                .share(started.orElseThrow().address("ada", library), shared);
        Path joined = folder.resolve("joined.bib");
        try (AnsweredWindow answered = AnsweredWindow.of(folder, "")) {
            answered.window().nameFor(joined);
            answered.window().command("share-join");
            enter(answered, addressOf("ada"), false);
            awaitStatus(answered, "Shared, not kept in step");
            assertEquals(FIRST, Files.readString(joined));
            answered.window().command("share-log");
            answered.await("shared-log-changes");
            assertEquals(1, answered.rowCount("shared-log-changes"));
            answered.press("shared-log-close");
            answered.window().command("share-stop");
            await("it is shared no more", () -> !answered.window().has("status-sharing"));
            closeLibrary(answered);
        }
    }

    @Test
    void anOwnerGivesAndTakesRightsAndAReaderIsToldOfHis() throws Exception {
        try (AnsweredWindow answered = AnsweredWindow.of(folder, FIRST)) {
            share(answered);
            answered.window().command("share-members");
            answered.await("members-list");
            assertEquals(1, answered.rowCount("members-list"));
            giveRights(answered, "bob", MemberRights.READ);
            awaitText(answered, "members-status", "bob may read this library now.");
            assertEquals(2, answered.rowCount("members-list"));
            giveRights(answered, "nobody-here", MemberRights.READ);
            await(
                    "the server says why not",
                    () -> answered.window().text("members-status").contains("nobody-here"));
            giveRights(answered, "ada", MemberRights.NONE);
            awaitText(answered, "members-status", "Another owner has to change your own rights.");
            exchangeIn(folder.resolve("bob"))
                    .join(started.orElseThrow().address("bob", library), bob());
            assertEquals(FIRST, Files.readString(bob()));
            giveRights(answered, "bob", MemberRights.NONE);
            awaitText(answered, "members-status", "bob may do nothing with this library now.");
            assertThrows(SharingFailure.class, this::exchangeAsBob);
            answered.press("members-close");
            closeLibrary(answered);
        }
    }

    private static void giveRights(AnsweredWindow answered, String user, MemberRights rights) {
        TestWindow.run(() -> {
            ((TextInputControl) answered.window().node("members-user")).setText(user);
            rightsBox(answered).setValue(rights);
        });
        answered.press("members-give");
    }

    @SuppressWarnings("unchecked")
    private static ChoiceBox<MemberRights> rightsBox(AnsweredWindow answered) {
        return (ChoiceBox<MemberRights>) answered.window().node("members-rights");
    }

    private static void awaitText(AnsweredWindow answered, String id, String text) {
        await("it says " + text, () -> answered.window().text(id).equals(text));
    }

    @Test
    void whoeverMayOnlyReadIsToldSo() throws Exception {
        Path shared = Files.writeString(folder.resolve("ada.bib"), FIRST);
        exchangeIn(folder.resolve("ada"))
                .share(started.orElseThrow().address("ada", library), shared);
        LibraryMembers.grant(exchangeIn(folder.resolve("ada")), shared, "bob", MemberRights.READ);
        Path joined = folder.resolve("joined.bib");
        try (AnsweredWindow answered = AnsweredWindow.of(folder, "")) {
            answered.window().nameFor(joined);
            answered.window().command("share-join");
            enter(answered, addressOf("bob"), false);
            awaitStatus(answered, "Shared, not kept in step");
            answered.window().command("share-members");
            answered.await("members-self");
            assertEquals(
                    "You are bob and may read this library. What you change stays in your file and"
                            + " is not sent to others. ada may give you other rights.",
                    answered.window().text("members-self"));
            assertFalse(answered.window().has("members-give"));
            answered.press("members-close");
            closeLibrary(answered);
        }
    }
}
