package octavo.gui.librarystate;

import javafx.collections.ListChangeListener;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.recovery.JournalRecovery;
import octavo.recovery.LibraryVersion;
import octavo.recovery.PendingEdits;
import octavo.recovery.VersionStore;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// An open library as the window has it, but for the window, in a process that `.ci/faults` kills.
/// All that it does in the background is done by one thread, so that its calls can be counted.
final class DocumentSession implements AutoCloseable {
    private final LinkedBlockingQueue<Runnable> ui = new LinkedBlockingQueue<>();
    private final AtomicInteger busy = new AtomicInteger();
    private final ExecutorService worker = Executors.newSingleThreadExecutor();
    private final List<String> notices = new ArrayList<>();
    private final LibraryDocument document;
    private final Path state;

    DocumentSession(Path folder) throws IOException {
        this.state = folder.resolve("state");
        BackgroundTasks background = new BackgroundTasks(this::work, ui::add);
        var around = new LibraryDocument.Surroundings(background, _ -> {}, state);
        this.document = LibraryDocument.of(around, LibraryFile.load(library(folder)));
        document.notices().noticeList().addListener(this::note);
        document.beginBackups();
        settle();
    }

    private void note(ListChangeListener.Change<? extends UserNotice> change) {
        while (change.next()) {
            change.getAddedSubList().forEach(notice -> notices.add(notice.messageText()));
        }
    }

    static Path library(Path folder) {
        return folder.resolve("shelf").resolve("p.bib");
    }

    private void work(Runnable task) {
        busy.incrementAndGet();
        worker.execute(() -> {
            task.run();
            busy.decrementAndGet();
        });
    }

    /// Waits until nothing goes on in the background.
    private void settle() {
        while (true) {
            boolean isQuiet = busy.get() == 0;
            Runnable next = ui.poll();
            if (next != null) {
                next.run();
            } else if (isQuiet) {
                return;
            } else {
                Thread.onSpinWait();
            }
        }
    }

    /// Makes the edit of a number.
    private void edit(int number) {
        BibEntry entry = BibEntry.parse("@misc{edit-" + number + "-made}").orElseThrow();
        Library now = document.library();
        document.applyEdit("Add", now.appendEntries(List.of(entry)));
        say("made " + number);
    }

    private void noted(int... numbers) {
        settle();
        for (int number : numbers) {
            say("noted " + number);
        }
    }

    private static void say(String text) {
        System.out.println(text + " " + TimeUnit.NANOSECONDS.toMillis(System.nanoTime()));
    }

    private void save() {
        document.save(() -> {});
        settle();
        say("state " + document.saveStateProperty().get());
    }

    private String text() {
        return document.library().file().text();
    }

    @Override
    public void close() {
        worker.shutdown();
    }

    /// Takes back what a session that was killed had not saved, and saves it.
    private List<String> recover() throws IOException {
        JournalRecovery recovery = JournalRecovery.findIn(state);
        List<String> troubles = new ArrayList<>();
        recovery.troubleMessages().forEach(trouble -> troubles.add(trouble.toString()));
        for (PendingEdits edits : recovery.pendingEdits()) {
            BibFile base = edits.journalContents().baseFile();
            document.restoreEdits(base, edits.journalContents().recoveredFile(), edits::close);
            settle();
        }
        save();
        troubles.addAll(notices);
        VersionStore versions = VersionStore.of(state, document.path().orElseThrow());
        for (LibraryVersion version : versions.listVersions()) {
            if (!versions.readVersion(version).text().startsWith("% ")) {
                troubles.add("a version is not what was there");
            }
        }
        return troubles;
    }

    /// `edit FOLDER`, or `recover FOLDER…`.
    public static void main(String[] arguments) throws IOException {
        if (arguments[0].equals("edit")) {
            edit(Path.of(arguments[1]));
            return;
        }
        for (String folder : List.of(arguments).subList(1, arguments.length)) {
            System.out.println(recovered(Path.of(folder)));
        }
    }

    private static void edit(Path folder) throws IOException {
        try (DocumentSession session = new DocumentSession(folder)) {
            session.edit(1);
            session.edit(2);
            session.noted(1, 2);
            session.save();
            session.edit(3);
            session.noted(3);
            session.edit(4);
            session.noted(4);
            session.notices.forEach(notice -> System.out.println("notice " + notice));
            System.out.flush();
            Runtime.getRuntime().halt(0); // as a process ends that is killed
        }
    }

    /// What a killed session comes to: its folder, how many edits it had noted, how many of them
    /// are lost, how many it had made and not noted yet are lost, how long noting took, and what
    /// was said.
    private static String recovered(Path folder) throws IOException {
        List<String> said = Files.readAllLines(folder.resolve("said"));
        boolean isChanged = Files.exists(folder.resolve("meddle"));
        if (isChanged) {
            Files.writeString(
                    library(folder), "\n@misc{theirs-1-made}\n", StandardOpenOption.APPEND);
        }
        try (DocumentSession session = new DocumentSession(folder)) {
            List<String> troubles = new ArrayList<>(session.recover());
            String text = Files.readString(library(folder));
            if (!text.equals(session.text())) {
                troubles.add("not saved");
            }
            if (isChanged && !text.contains("theirs-1-made")) {
                troubles.add("the other program's change is lost");
            }
            int lost = 0;
            int young = 0;
            long longest = 0;
            for (int i = 1; i <= 4; i++) {
                boolean isMissing = !text.contains("edit-" + i + "-made");
                long made = time(said, "made " + i);
                long noted = time(said, "noted " + i);
                lost += isMissing && noted > 0 ? 1 : 0;
                young += isMissing && noted == 0 && made > 0 ? 1 : 0;
                longest = noted > 0 ? Math.max(longest, noted - made) : longest;
            }
            long all = said.stream().filter(line -> line.startsWith("noted")).count();
            return "%s\t%d\t%d\t%d\t%d\t%s".formatted(folder, all, lost, young, longest, troubles);
        }
    }

    private static long time(List<String> said, String what) {
        return said.stream()
                .filter(line -> line.matches(what + " \\d+"))
                .mapToLong(line -> Long.parseLong(line.substring(what.length() + 1)))
                .findFirst()
                .orElse(0);
    }
}
