package octavo.cv.output;

import octavo.cv.list.CvDocument;
import octavo.cv.profile.CvFormat;
import octavo.cv.profile.CvFormat.Shape;
import octavo.cv.profile.Profile;
import octavo.cv.write.records.FrontMatterPage;
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
/// @param into whether it is the user's own file, with two markers for the list
/// @param spared files that a list must never replace: the library and its sidecar
/// @param consents what the sidecar that names it may read and replace; empty if the user named it
///   on the command line and so takes responsibility
public record CvOutput(
        String profile,
        CvFormat format,
        Path path,
        boolean into,
        List<Path> spared,
        Optional<PathConsents> consents) {
    public CvOutput {
        spared = List.copyOf(spared);
    }

    /// The state of a file relative to its list.
    public enum State {
        FRESH,
        STALE,
        MISSING,
        /// It is the user's own, and has no place for the list.
        NO_PLACE,
        /// A sidecar must not name it without confirmation, so it was not read.
        UNCONFIRMED
    }

    /// The user's own file cannot take the list, and is unchanged.
    public static final class NoPlace extends WordedException {
        @Serial private static final long serialVersionUID = 1;

        NoPlace(Path path, LocalizedSentence wording) {
            super(path, wording);
        }
    }

    /// The output for a file name given by a user: an existing file is the user's own, and keeps
    /// everything outside the list's place.
    ///
    /// @param beside a file in the folder that the name is relative to
    public static Profile.Output chosen(Path beside, String file, CvFormat format) {
        boolean there = Files.exists(beside.toAbsolutePath().resolveSibling(file));
        return new Profile.Output(format, file, there && format.shape() == Shape.PIECE);
    }

    /// An output named by the user rather than by a sidecar.
    public CvOutput(String profile, CvFormat format, Path path, boolean into, List<Path> spared) {
        this(profile, format, path, into, spared, Optional.empty());
    }

    /// Whether it replaces a whole file, none of which is the user's.
    public boolean isWhole() {
        return !into && format.shape() != Shape.FOLDER;
    }

    /// The files that it writes, the target first.
    public List<Path> files() {
        return CvFiles.names(format, name()).stream().map(path::resolveSibling).toList();
    }

    /// The list in its format.
    public CvFiles made(CvDocument list, CvWriters writers) {
        return writers.write(format, list, name());
    }

    /// Its state relative to a list.
    public State state(CvFiles made) throws IOException {
        try {
            beforeReading(made);
            boolean there = Files.exists(path);
            if (into && !there) {
                return State.MISSING;
            }
            boolean fresh = standing(made).isFresh();
            return fresh ? State.FRESH : there ? State.STALE : State.MISSING;
        } catch (UnconfirmedPath _) {
            return State.UNCONFIRMED;
        } catch (NoPlace _) {
            return State.NO_PLACE;
        }
    }

    /// Why the file cannot take a list, or needs confirmation first; empty if it can.
    public Optional<LocalizedSentence> refusal(CvFiles made) throws IOException {
        try {
            beforeReading(made);
            Path folder = path.toAbsolutePath().getParent();
            if (format.shape() != Shape.FOLDER && folder != null && !Files.isDirectory(folder)) {
                return Optional.of(LocalizedSentence.of("there is no folder {0}", folder));
            }
            if (!into || Files.exists(path)) {
                standing(made);
            }
            return Optional.empty();
        } catch (UnconfirmedPath refused) {
            return Optional.of(refused.wording());
        } catch (NoPlace none) {
            return Optional.of(none.wording());
        }
    }

    private void beforeReading(CvFiles made) throws IOException {
        if (consents.isPresent()) {
            new OutputGuard(this, consents.get()).beforeReading(paths(made).keySet());
        }
    }

    /// Writes what is out of date.
    public void write(CvFiles made) throws IOException {
        standing(made).write();
    }

    /// The status of its files relative to a list.
    ///
    /// @throws NoPlace if it is the user's own file and cannot take the list
    /// @throws UnconfirmedPath if it must not be read
    public OutputStatus standing(CvFiles made) throws IOException {
        beforeReading(made);
        return format.shape() == Shape.FOLDER ? inFolder(paths(made)) : alone(paths(made));
    }

    private OutputStatus alone(Map<Path, byte[]> files) throws IOException {
        Map<Path, byte[]> changed = new LinkedHashMap<>();
        for (Map.Entry<Path, byte[]> file : files.entrySet()) {
            Path at = file.getKey();
            boolean main = at.equals(path);
            byte[] wanted = into && main ? inserted(file.getValue()) : file.getValue();
            if (!Files.exists(at) || SafeWrite.isStream(at)) {
                changed.put(at, wanted);
                continue;
            }
            if (SafeWrite.replaced(at, spared).isPresent()) {
                throw new NoPlace(
                        path,
                        LocalizedSentence.of(
                                "{0} is the library itself or its sidecar, and must not be"
                                        + " replaced. Choose another name",
                                at));
            }
            byte[] before = LibraryFile.bytes(at);
            if (!Arrays.equals(wanted, before)) {
                if (!main && !isOurs(before)) {
                    throw new NoPlace(
                            path,
                            LocalizedSentence.of(
                                    "{0} would be replaced, but Octavo did not write it. Choose"
                                            + " another name, or move it away",
                                    at));
                }
                changed.put(at, wanted);
            }
        }
        return new OutputStatus(this, files, changed, List.of(), Optional.empty());
    }

    /// Whether a file next to the target was written by us.
    private static boolean isOurs(byte[] content) {
        return FrontMatterPage.isOurs(new String(content, StandardCharsets.UTF_8));
    }

    private OutputStatus inFolder(Map<Path, byte[]> files) throws IOException {
        CvFolder folder = new CvFolder(path);
        Map<Path, byte[]> ours = new LinkedHashMap<>(files);
        Map<Path, byte[]> changed = new LinkedHashMap<>();
        List<String> remarks = new ArrayList<>();
        for (Map.Entry<Path, byte[]> file : files.entrySet()) {
            Path at = file.getKey();
            Optional<byte[]> before = folder.content(at);
            Optional<byte[]> wanted =
                    before.isEmpty()
                            ? Optional.of(file.getValue())
                            : CvFolder.ours(before.get(), file.getValue());
            if (wanted.isEmpty()) {
                ours.remove(at);
                remarks.add(at + " was not written by Octavo, and was left as it is");
            } else if (before.isEmpty() || !Arrays.equals(before.get(), wanted.get())) {
                changed.put(at, wanted.get());
            }
        }
        boolean mayLook = consents.isEmpty() || !files.isEmpty();
        for (Path stray : mayLook ? folder.strays(files.keySet()) : List.<Path>of()) {
            remarks.add(stray + " belongs to no entry of the list any more; you can delete it");
        }
        return new OutputStatus(this, ours, changed, remarks, Optional.of(folder));
    }

    private String name() {
        return Optional.ofNullable(path.getFileName()).map(Path::toString).orElse("");
    }

    private Map<Path, byte[]> paths(CvFiles made) {
        Map<Path, byte[]> files = new LinkedHashMap<>();
        made.contents().forEach((name, bytes) -> files.put(path.resolveSibling(name), bytes));
        return files;
    }

    private byte[] inserted(byte[] list) throws IOException {
        if (SafeWrite.isStream(path)) {
            throw new NoPlace(
                    path, LocalizedSentence.of("it is a device or a pipe, not a file. Use -o"));
        }
        String piece = new String(list, StandardCharsets.UTF_8);
        return switch (MarkedRegion.of(text(), profile, piece)) {
            case MarkedRegion.Result.Done(String text) -> text.getBytes(StandardCharsets.UTF_8);
            case MarkedRegion.Result.Refused(LocalizedSentence reason) ->
                    throw new NoPlace(path, reason);
        };
    }

    /// The file's text. Bytes that are not UTF-8 would not survive.
    private String text() throws IOException {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(LibraryFile.bytes(path)))
                    .toString();
        } catch (CharacterCodingException _) {
            throw new NoPlace(
                    path, LocalizedSentence.of("it is not UTF-8. Save it as UTF-8 first"));
        }
    }
}
