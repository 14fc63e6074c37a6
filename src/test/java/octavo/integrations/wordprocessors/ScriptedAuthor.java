package octavo.integrations.wordprocessors;

import octavo.bib.BibParser;
import octavo.integrations.citationrequests.PickedEntry;
import octavo.library.Library;
import octavo.library.Work;
import octavo.net.FrameChannel;
import octavo.net.FrameServer;
import octavo.officedocuments.codes.ZoteroCode.StyleChoice;
import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// Answers a word processor at random, for `.ci/writer`: which entries are cited and in which style
/// is all that a person would say.
final class ScriptedAuthor implements AuthorQuestions {
    private static final List<String> STYLES =
            List.of(
                    "apa",
                    "ieee",
                    "nature",
                    "chicago-shortened-notes-bibliography",
                    "american-medical-association");

    private final Library library;
    private final Random random;

    private ScriptedAuthor(Library library, long seed) {
        this.library = library;
        this.random = new Random(seed);
    }

    /// Takes a library, a port, a seed, a file for the extension and perhaps a word to warm up
    /// first; writes a line when it listens, and one at the end of each connection.
    public static void main(String[] arguments) throws IOException, InterruptedException {
        Library library = Library.of(BibParser.parse(Files.readAllBytes(Path.of(arguments[0]))));
        WriterRequests requests =
                new WriterRequests(new ScriptedAuthor(library, Long.parseLong(arguments[2])));
        FrameServer server =
                FrameServer.startServer(
                        Integer.parseInt(arguments[1]),
                        work -> Thread.ofVirtual().start(work),
                        channel -> serve(requests, channel));
        if (arguments.length > 4) {
            WriterRequests.warmUp();
        }
        Files.write(Path.of(arguments[3]), WriterExtension.pack());
        System.out.println("listening " + server.port());
        Thread.currentThread().join();
    }

    private static void serve(WriterRequests requests, FrameChannel channel) {
        long start = System.nanoTime();
        requests.serve(channel);
        System.out.println("ended " + (System.nanoTime() - start) / 1_000_000 + " ms");
    }

    @Override
    public synchronized List<PickedEntry> pickEntries(List<PickedEntry> present) {
        List<Work> works = Work.allOf(library).toList();
        List<PickedEntry> picked = new ArrayList<>();
        int count = 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            Work work = works.get(random.nextInt(works.size()));
            String locator = random.nextInt(3) == 0 ? String.valueOf(random.nextInt(400)) : "";
            String prefix = random.nextInt(5) == 0 ? "see" : "";
            picked.add(new PickedEntry(work, prefix, locator, "", random.nextInt(6) == 0));
        }
        return picked;
    }

    @Override
    public synchronized Optional<StyleChoice> chooseStyle(Optional<StyleChoice> present) {
        String style = STYLES.get(random.nextInt(STYLES.size()));
        return Optional.of(new StyleChoice("http://www.zotero.org/styles/" + style, "en-US"));
    }

    @Override
    public Optional<Work> findWork(String key) {
        return library.workWithKey(key);
    }

    @Override
    public String translate(LocalizedSentence message) {
        return message.toString();
    }
}
