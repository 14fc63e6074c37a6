package octavo.cv.output;

import octavo.cv.list.CvDocument;
import octavo.cv.profile.CvFormat.Shape;
import octavo.storage.QuickWrite;
import octavo.storage.SafeWrite;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// The state of an output relative to its list.
public final class OutputStatus {
    private final CvOutput output;

    /// The files that may be written, with their intended content.
    private final Map<Path, byte[]> files;

    /// The outdated files, with their intended content.
    private final Map<Path, byte[]> changed;

    private final List<String> remarks;
    private final Optional<CvFolder> folder;

    OutputStatus(
            CvOutput output,
            Map<Path, byte[]> files,
            Map<Path, byte[]> changed,
            List<String> remarks,
            Optional<CvFolder> folder) {
        this.output = output;
        this.files = files;
        this.changed = changed;
        this.remarks = List.copyOf(remarks);
        this.folder = folder;
    }

    public boolean isFresh() {
        return changed.isEmpty();
    }

    /// Remarks on unchanged files in a folder.
    public List<String> remarks() {
        return remarks;
    }

    /// What is out of date, in words; empty if everything is up to date.
    public Optional<String> stale(CvDocument list, CvWriters writers) throws IOException {
        if (isFresh()) {
            return Optional.empty();
        }
        if (output.format().shape() == Shape.BINARY) {
            return Optional.of(output.path() + " is out of date");
        }
        Set<String> fresh = lines(changed.values());
        Set<String> strange = linesOf(changed.keySet());
        strange.removeAll(fresh);
        fresh.removeAll(linesOf(files.keySet()));
        String keys =
                list.items().stream()
                        .filter(item -> isAmong(fresh, list.only(item), writers))
                        .map(CvDocument.Item::key)
                        .collect(Collectors.joining(", "));
        String what = keys.isEmpty() ? otherwise(strange) : keys;
        return Optional.of(output.path() + " is out of date: " + what);
    }

    /// The message if no entry differs.
    private static String otherwise(Set<String> strange) {
        return strange.stream()
                .filter(line -> !line.isBlank())
                .findFirst()
                .map("it has a line that is not in the list, “%s”"::formatted)
                .orElse("its order or headings");
    }

    private static Set<String> linesOf(Set<Path> files) throws IOException {
        List<byte[]> contents = new ArrayList<>();
        for (Path file : files) {
            if (Files.exists(file) && !SafeWrite.isStream(file)) {
                contents.add(Files.readAllBytes(file));
            }
        }
        return lines(contents);
    }

    /// Whether a list of one entry has a new line.
    private boolean isAmong(Set<String> fresh, CvDocument item, CvWriters writers) {
        return lines(output.made(item, writers).contents().values()).stream()
                .anyMatch(fresh::contains);
    }

    private static Set<String> lines(Collection<byte[]> contents) {
        Set<String> lines = new LinkedHashSet<>();
        for (byte[] content : contents) {
            new String(content, StandardCharsets.UTF_8).lines().forEach(lines::add);
        }
        return lines;
    }

    /// Writes what is out of date: user files and single files with full safety, and pages of a
    /// website, which can be regenerated, without waiting for the disk each time.
    ///
    /// @throws octavo.storage.UnconfirmedPath if a file would be replaced that Octavo did not
    ///   write; nothing is written then
    public void write() throws IOException {
        Optional<OutputGuard> guard = output.consents().map(it -> new OutputGuard(output, it));
        if (guard.isPresent()) {
            guard.get().beforeWriting(changed);
        }
        writeChanged();
        byte[] made = files.get(output.path());
        if (guard.isPresent() && made != null) {
            guard.get().afterWriting(made);
        }
    }

    private void writeChanged() throws IOException {
        if (folder.isEmpty()) {
            for (Map.Entry<Path, byte[]> file : changed.entrySet()) {
                SafeWrite.write(file.getKey(), file.getValue());
            }
            return;
        }
        folder.get().sweep();
        Set<Path> made = new HashSet<>();
        for (Map.Entry<Path, byte[]> file : changed.entrySet()) {
            Path parent = file.getKey().toAbsolutePath().getParent();
            if (parent != null && made.add(parent)) {
                makeFolder(parent);
            }
            QuickWrite.write(file.getKey(), file.getValue());
        }
    }

    private static void makeFolder(Path folder) throws IOException {
        try {
            Files.createDirectory(folder);
        } catch (IOException _) {
            Files.createDirectories(folder);
        }
    }
}
