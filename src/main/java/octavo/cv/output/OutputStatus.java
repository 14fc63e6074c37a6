package octavo.cv.output;

import octavo.cv.configuration.CvFormat.FormatShape;
import octavo.cv.list.CvDocument;
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
    private final Map<Path, byte[]> intendedFiles;

    /// The outdated files, with their intended content.
    private final Map<Path, byte[]> outdatedFiles;

    private final List<String> remarks;
    private final Optional<CvFolder> cvFolder;

    OutputStatus(
            CvOutput output,
            Map<Path, byte[]> intendedFiles,
            Map<Path, byte[]> outdatedFiles,
            List<String> remarks,
            Optional<CvFolder> cvFolder) {
        this.output = output;
        this.intendedFiles = intendedFiles;
        this.outdatedFiles = outdatedFiles;
        this.remarks = List.copyOf(remarks);
        this.cvFolder = cvFolder;
    }

    public boolean isFresh() {
        return outdatedFiles.isEmpty();
    }

    /// Remarks on unchanged files in a folder.
    public List<String> remarks() {
        return remarks;
    }

    /// What is out of date, in words; empty if everything is up to date.
    public Optional<String> describeStale(CvDocument document, CvWriters writers)
            throws IOException {
        if (isFresh()) {
            return Optional.empty();
        }
        if (output.format().shape() == FormatShape.BINARY) {
            return Optional.of(output.path() + " is out of date");
        }
        Set<String> freshLines = linesIn(outdatedFiles.values());
        Set<String> foreignLines = linesOf(outdatedFiles.keySet());
        foreignLines.removeAll(freshLines);
        freshLines.removeAll(linesOf(intendedFiles.keySet()));
        String staleKeys =
                document.entries().stream()
                        .filter(entry ->
                                hasLineAmong(freshLines, document.withOnly(entry), writers))
                        .map(CvDocument.CvEntry::key)
                        .collect(Collectors.joining(", "));
        String staleText = staleKeys.isEmpty() ? describeOther(foreignLines) : staleKeys;
        return Optional.of(output.path() + " is out of date: " + staleText);
    }

    /// The message if no entry differs.
    private static String describeOther(Set<String> foreignLines) {
        return foreignLines.stream()
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
        return linesIn(contents);
    }

    /// Whether a list of one entry has a new line.
    private boolean hasLineAmong(
            Set<String> freshLines, CvDocument entryDocument, CvWriters writers) {
        return linesIn(output.toFiles(entryDocument, writers).contentsByPath().values()).stream()
                .anyMatch(freshLines::contains);
    }

    private static Set<String> linesIn(Collection<byte[]> contents) {
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
    public void writeOutdated() throws IOException {
        Optional<OutputGuard> outputGuard =
                output.outputConsents()
                        .map(outputConsents -> new OutputGuard(output, outputConsents));
        if (outputGuard.isPresent()) {
            outputGuard.get().checkWritable(outdatedFiles);
        }
        writeChanged();
        byte[] targetContent = intendedFiles.get(output.path());
        if (outputGuard.isPresent() && targetContent != null) {
            outputGuard.get().recordWritten(targetContent);
        }
    }

    private void writeChanged() throws IOException {
        if (cvFolder.isEmpty()) {
            for (Map.Entry<Path, byte[]> fileContent : outdatedFiles.entrySet()) {
                SafeWrite.writeFile(fileContent.getKey(), fileContent.getValue());
            }
            return;
        }
        cvFolder.get().deleteLeftovers();
        Set<Path> madeFolders = new HashSet<>();
        for (Map.Entry<Path, byte[]> fileContent : outdatedFiles.entrySet()) {
            Path parentFolder = fileContent.getKey().toAbsolutePath().getParent();
            if (parentFolder != null && madeFolders.add(parentFolder)) {
                makeFolder(parentFolder);
            }
            QuickWrite.writeFile(fileContent.getKey(), fileContent.getValue());
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
