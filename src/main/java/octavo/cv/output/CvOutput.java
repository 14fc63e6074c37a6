package octavo.cv.output;

import octavo.cv.configuration.CvFormat;
import octavo.cv.configuration.CvFormat.FormatShape;
import octavo.cv.configuration.Profile;
import octavo.cv.list.CvDocument;
import octavo.cv.write.sitedata.FrontMatterPage;
import octavo.library.LibraryFile;
import octavo.storage.PathConsents;
import octavo.storage.SafeWrite;
import octavo.storage.UnconfirmedPath;
import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.io.IOException;
import java.io.Serial;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// An output file for a list, with further files of its format next to it, or a folder.
///
/// @param isInsertion whether it is the user's own file, with two markers for the list
/// @param protectedFiles files that a list must never replace: the library and its sidecar
/// @param outputConsents what the sidecar that names it may read and replace; empty if the user
///   named it on the command line and so takes responsibility
public record CvOutput(
        String profileName,
        CvFormat format,
        Path path,
        boolean isInsertion,
        List<Path> protectedFiles,
        Optional<PathConsents> outputConsents) {
    public CvOutput {
        protectedFiles = List.copyOf(protectedFiles);
    }

    /// The state of a file relative to its list.
    public enum OutputState {
        FRESH,
        STALE,
        MISSING,
        /// It is the user's own, and has no place for the list.
        NO_PLACE,
        /// A sidecar must not name it without confirmation, so it was not read.
        UNCONFIRMED
    }

    /// The user's own file cannot take the list, and is unchanged.
    public static final class NoPlaceException extends WordedException {
        @Serial private static final long serialVersionUID = 1;

        NoPlaceException(Path path, LocalizedSentence wording) {
            super(path, wording);
        }
    }

    /// The output for a file name given by a user: an existing file is the user's own, and keeps
    /// everything outside the list's place.
    ///
    /// @param folderFile a file in the folder that the name is relative to
    public static Profile.ListOutput outputFor(Path folderFile, String fileName, CvFormat format) {
        boolean isThere = Files.exists(folderFile.toAbsolutePath().resolveSibling(fileName));
        return new Profile.ListOutput(
                format, fileName, isThere && format.shape() == FormatShape.PIECE);
    }

    /// An output named by the user rather than by a sidecar.
    public CvOutput(
            String profileName,
            CvFormat format,
            Path path,
            boolean isInsertion,
            List<Path> protectedFiles) {
        this(profileName, format, path, isInsertion, protectedFiles, Optional.empty());
    }

    /// Whether it replaces a whole file, none of which is the user's.
    public boolean isWhole() {
        return !isInsertion && format.shape() != FormatShape.FOLDER;
    }

    /// The files that it writes, the target first.
    public List<Path> targetFiles() {
        return CvFiles.fileNames(format, fileName()).stream().map(path::resolveSibling).toList();
    }

    /// The list in its format.
    public CvFiles toFiles(CvDocument document, CvWriters writers) {
        return writers.writeList(format, document, fileName());
    }

    /// Its state relative to a list.
    public OutputState stateOf(CvFiles cvFiles) throws IOException {
        try {
            checkReadable(cvFiles);
            boolean isThere = Files.exists(path);
            if (isInsertion && !isThere) {
                return OutputState.MISSING;
            }
            boolean isFresh = statusOf(cvFiles).isFresh();
            return isFresh ? OutputState.FRESH : isThere ? OutputState.STALE : OutputState.MISSING;
        } catch (UnconfirmedPath _) {
            return OutputState.UNCONFIRMED;
        } catch (NoPlaceException _) {
            return OutputState.NO_PLACE;
        }
    }

    /// Why the file cannot take a list, or needs confirmation first; empty if it can.
    public Optional<LocalizedSentence> findRefusal(CvFiles cvFiles) throws IOException {
        try {
            checkReadable(cvFiles);
            Path parentFolder = path.toAbsolutePath().getParent();
            if (format.shape() != FormatShape.FOLDER
                    && parentFolder != null
                    && !Files.isDirectory(parentFolder)) {
                return Optional.of(LocalizedSentence.of("there is no folder {0}", parentFolder));
            }
            if (!isInsertion || Files.exists(path)) {
                statusOf(cvFiles);
            }
            return Optional.empty();
        } catch (UnconfirmedPath unconfirmed) {
            return Optional.of(unconfirmed.wording());
        } catch (NoPlaceException noPlace) {
            return Optional.of(noPlace.wording());
        }
    }

    private void checkReadable(CvFiles cvFiles) throws IOException {
        if (outputConsents.isPresent()) {
            new OutputGuard(this, outputConsents.get())
                    .checkReadable(contentByPath(cvFiles).keySet());
        }
    }

    /// Writes what is out of date.
    public void writeFiles(CvFiles cvFiles) throws IOException {
        statusOf(cvFiles).writeOutdated();
    }

    /// The status of its files relative to a list.
    ///
    /// @throws NoPlace if it is the user's own file and cannot take the list
    /// @throws UnconfirmedPath if it must not be read
    public OutputStatus statusOf(CvFiles cvFiles) throws IOException {
        checkReadable(cvFiles);
        return format.shape() == FormatShape.FOLDER
                ? folderStatus(contentByPath(cvFiles))
                : singleFileStatus(contentByPath(cvFiles));
    }

    private OutputStatus singleFileStatus(Map<Path, byte[]> files) throws IOException {
        Map<Path, byte[]> changedFiles = new LinkedHashMap<>();
        for (Map.Entry<Path, byte[]> fileContent : files.entrySet()) {
            Path filePath = fileContent.getKey();
            boolean isTarget = filePath.equals(path);
            byte[] newContent =
                    isInsertion && isTarget
                            ? insertList(fileContent.getValue())
                            : fileContent.getValue();
            if (!Files.exists(filePath) || SafeWrite.isStream(filePath)) {
                changedFiles.put(filePath, newContent);
                continue;
            }
            if (SafeWrite.findReplaced(filePath, protectedFiles).isPresent()) {
                throw new NoPlaceException(
                        path,
                        LocalizedSentence.of(
                                "{0} is the library itself or its sidecar, and must not be"
                                        + " replaced. Choose another name",
                                filePath));
            }
            byte[] currentContent = LibraryFile.readBytes(filePath);
            if (!Arrays.equals(newContent, currentContent)) {
                if (!isTarget && !isOurs(currentContent)) {
                    throw new NoPlaceException(
                            path,
                            LocalizedSentence.of(
                                    "{0} would be replaced, but Octavo did not write it. Choose"
                                            + " another name, or move it away",
                                    filePath));
                }
                changedFiles.put(filePath, newContent);
            }
        }
        return new OutputStatus(this, files, changedFiles, List.of(), Optional.empty());
    }

    /// Whether a file next to the target was written by us.
    private static boolean isOurs(byte[] content) {
        return FrontMatterPage.isOurs(new String(content, StandardCharsets.UTF_8));
    }

    private OutputStatus folderStatus(Map<Path, byte[]> files) throws IOException {
        CvFolder cvFolder = new CvFolder(path);
        Map<Path, byte[]> ownFiles = new LinkedHashMap<>(files);
        Map<Path, byte[]> changedFiles = new LinkedHashMap<>();
        List<String> remarks = new ArrayList<>();
        for (Map.Entry<Path, byte[]> fileContent : files.entrySet()) {
            Path filePath = fileContent.getKey();
            Optional<byte[]> currentContent = cvFolder.readContent(filePath);
            Optional<byte[]> newContent =
                    currentContent.isEmpty()
                            ? Optional.of(fileContent.getValue())
                            : CvFolder.mergeContent(currentContent.get(), fileContent.getValue());
            if (newContent.isEmpty()) {
                ownFiles.remove(filePath);
                remarks.add(filePath + " was not written by Octavo, and was left as it is");
            } else if (currentContent.isEmpty()
                    || !Arrays.equals(currentContent.get(), newContent.get())) {
                changedFiles.put(filePath, newContent.get());
            }
        }
        boolean mayListFolder = outputConsents.isEmpty() || !files.isEmpty();
        for (Path strayPage :
                mayListFolder ? cvFolder.strayPages(files.keySet()) : List.<Path>of()) {
            remarks.add(strayPage + " belongs to no entry of the list any more; you can delete it");
        }
        return new OutputStatus(this, ownFiles, changedFiles, remarks, Optional.of(cvFolder));
    }

    private String fileName() {
        return Optional.ofNullable(path.getFileName()).map(Path::toString).orElse("");
    }

    private Map<Path, byte[]> contentByPath(CvFiles cvFiles) {
        Map<Path, byte[]> files = new LinkedHashMap<>();
        cvFiles.contentsByPath()
                .forEach((fileName, bytes) -> files.put(path.resolveSibling(fileName), bytes));
        return files;
    }

    private byte[] insertList(byte[] listContent) throws IOException {
        if (SafeWrite.isStream(path)) {
            throw new NoPlaceException(
                    path, LocalizedSentence.of("it is a device or a pipe, not a file. Use -o"));
        }
        String listText = new String(listContent, StandardCharsets.UTF_8);
        return switch (MarkedRegion.insertList(readText(), profileName, listText)) {
            case MarkedRegion.InsertionResult.InsertedList(String text) ->
                    text.getBytes(StandardCharsets.UTF_8);
            case MarkedRegion.InsertionResult.InsertionRefused(LocalizedSentence reason) ->
                    throw new NoPlaceException(path, reason);
        };
    }

    /// The file's text. Bytes that are not UTF-8 would not survive.
    private String readText() throws IOException {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(LibraryFile.readBytes(path)))
                    .toString();
        } catch (CharacterCodingException _) {
            throw new NoPlaceException(
                    path, LocalizedSentence.of("it is not UTF-8. Save it as UTF-8 first"));
        }
    }
}
