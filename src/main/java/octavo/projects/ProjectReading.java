package octavo.projects;

import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Work;
import octavo.projects.CitedEntry.MasterEntry;
import octavo.projects.PaperReview.MasterSource;
import octavo.projects.sources.WritingFormat;
import octavo.storage.ContentPaths;
import octavo.storage.FileStamp;
import octavo.storage.PathConsents;
import octavo.storage.PathObjection;
import octavo.storage.UnconfirmedPath;
import octavo.text.LocalizedSentence;
import octavo.venues.VenueIndex;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// A project’s folder as it was read for an open library. Whatever is wrong with it is told, never
/// thrown: folders come from anywhere, and go.
///
/// @param open the state of the library that it was read for
/// @param content what was read; empty if the folder could not be
/// @param trouble why something could not be read
/// @param refused files that the folder names and that need to be allowed first
/// @param stamps the files and folders whose change matters, as they were before
public record ProjectReading(
        Path folder,
        Library open,
        Optional<ReadContent> content,
        Optional<LocalizedSentence> trouble,
        List<PathObjection> refused,
        Map<Path, Optional<FileStamp>> stamps) {
    /// The file of references of a paper that names none.
    private static final String USUAL = "refs.bib";

    public ProjectReading {
        refused = List.copyOf(refused);
        stamps = Map.copyOf(stamps);
    }

    /// What a folder that could be read has.
    ///
    /// @param openAt the place of the open library among those of the review
    /// @param own the paper’s own files, in the order of the review
    /// @param rule judges the files that it names
    public record ReadContent(
            PaperReview review,
            int openAt,
            List<Library> own,
            CitedReport report,
            ContentPaths rule) {
        public ReadContent {
            own = List.copyOf(own);
        }

        /// The entry of the paper’s own files under a key.
        public Optional<Work> ownWork(String key) {
            return own.stream()
                    .flatMap(library -> library.indexOfKey(key).flatMap(library::workAt).stream())
                    .findFirst();
        }

        /// The own file that has it.
        public Optional<Path> ownFile(String key) {
            List<Path> files = review.ownFiles();
            for (int i = 0; i < Math.min(files.size(), own.size()); i++) {
                if (own.get(i).indexOfKey(key).isPresent()) {
                    return Optional.of(files.get(i));
                }
            }
            return Optional.empty();
        }

        /// The fields of a cited entry in which paper and library differ.
        public List<FieldExchange> fields(CitedEntry entry) {
            Optional<Work> paper = ownWork(entry.key());
            Optional<Work> library = entry.master().flatMap(review::prepared);
            return paper.isPresent() && library.isPresent()
                    ? FieldExchange.of(entry.differences(), paper.get(), library.get())
                    : List.of();
        }

        /// Whether a library’s entry is one of the open library.
        public boolean isOpen(MasterEntry entry) {
            return entry.library() == openAt;
        }
    }

    /// What a folder is called.
    public String name() {
        return String.valueOf(folder.getFileName());
    }

    /// Whether a folder holds sources of a paper.
    public static boolean isProject(Path folder) {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (Stream<Path> paths = Files.walk(folder, 3)) {
            return paths.limit(5_000)
                    .anyMatch(path -> WritingFormat.of(path.toString()).isPresent());
        } catch (IOException | UncheckedIOException _) {
            return false;
        }
    }

    /// Reads a folder.
    ///
    /// @param open the open library, and its file
    /// @param venues gives the known venues of libraries
    public static ProjectReading of(Path folder, OpenMaster open, MasterVenues venues) {
        Map<Path, Optional<FileStamp>> stamps = new HashMap<>();
        stamp(folder, stamps);
        try {
            ContentPaths rule = ProjectProfile.rule(folder).with(open.file().stream().toList());
            PaperProject paper = PaperProject.of(folder, rule);
            stampAll(paper, stamps);
            ProjectProfile profile = ProjectProfile.load(folder);
            paper.refuseUnconfirmed(profile.libraries(), rule);
            ReadContent content = content(paper, profile, open, venues, rule, stamps);
            return new ProjectReading(
                    folder,
                    open.library(),
                    Optional.of(content),
                    Optional.empty(),
                    List.of(),
                    stamps);
        } catch (IOException trouble) {
            return new ProjectReading(
                    folder,
                    open.library(),
                    Optional.empty(),
                    Optional.of(FileTrouble.whenReading(place(folder, trouble), trouble)),
                    trouble instanceof UnconfirmedPath asked ? allowable(asked) : List.of(),
                    stamps);
        }
    }

    private static List<PathObjection> allowable(UnconfirmedPath asked) {
        return asked.objections().stream().filter(PathObjection::canBeAllowed).toList();
    }

    /// Allows the files that were refused to be read, from now on.
    public void allow() throws IOException {
        PathConsents consents = ProjectProfile.rule(folder).consents();
        refused.forEach(each -> consents.allowReading(each.path()));
    }

    /// The file or folder that could not be read.
    private static Path place(Path folder, IOException trouble) {
        return trouble instanceof FileSystemException known && known.getFile() != null
                ? Path.of(known.getFile())
                : folder;
    }

    /// The library that is open, which may have changes that are in no file.
    public record OpenMaster(Library library, Optional<Path> file) {}

    /// Gives the known venues of a library, by its file.
    public interface MasterVenues extends Function<Optional<Path>, Function<Library, VenueIndex>> {}

    private static ReadContent content(
            PaperProject paper,
            ProjectProfile profile,
            OpenMaster open,
            MasterVenues venues,
            ContentPaths rule,
            Map<Path, Optional<FileStamp>> stamps)
            throws IOException {
        List<MasterSource> sources = new ArrayList<>();
        int openAt = -1;
        for (Path path : profile.libraries()) {
            stamp(path, stamps);
            boolean isOpen =
                    open.file().isPresent()
                            && SourceCache.normal(open.file().get())
                                    .equals(SourceCache.normal(path));
            if (isOpen) {
                openAt = sources.size();
            }
            Library library =
                    isOpen ? open.library() : LibraryFile.load(rule.readable(path)).library();
            sources.add(new MasterSource(library, venues.apply(Optional.of(path))));
        }
        if (openAt < 0) {
            openAt = 0;
            sources.addFirst(new MasterSource(open.library(), venues.apply(open.file())));
        }
        PaperReview review =
                PaperReview.of(paper, profile, Optional.of(target(paper, profile, rule)), sources);
        review.ownFiles().forEach(path -> stamp(path, stamps));
        List<Library> own = review.own();
        return new ReadContent(review, openAt, own, review.report(own), rule);
    }

    /// Where entries are brought: the file that the profile names, else the paper’s first inside
    /// its folder, which a link may not lead out of.
    private static TargetFile target(PaperProject paper, ProjectProfile profile, ContentPaths rule)
            throws IOException {
        Path usual = paper.folder().resolve(USUAL);
        if (profile.into().isPresent()) {
            return TargetFile.named(profile.into().get(), rule);
        }
        List<Path> named = new ArrayList<>(paper.bibliographies());
        named.addAll(paper.absentBibliographies());
        for (Path path : named) {
            if (path.toString().endsWith(".bib") && rule.beforeWriting(path).isEmpty()) {
                return TargetFile.named(path, rule);
            }
        }
        return TargetFile.named(usual, rule);
    }

    private static void stampAll(PaperProject paper, Map<Path, Optional<FileStamp>> stamps) {
        stamp(paper.folder().resolve(ProjectProfile.FILE_NAME), stamps);
        for (ProjectSource source : paper.sources()) {
            stamp(source.path(), stamps);
            stamp(source.path().resolveSibling(""), stamps);
        }
        paper.bibliographies().forEach(path -> stamp(path, stamps));
    }

    private static void stamp(Path path, Map<Path, Optional<FileStamp>> stamps) {
        stamps.putIfAbsent(path, stamp(path));
    }

    private static Optional<FileStamp> stamp(Path path) {
        try {
            return Optional.of(FileStamp.of(path));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /// Whether it would be read the same now.
    @SuppressWarnings("ReferenceEquality") // states are values; only their identity is compared
    public boolean isPresent(Library library) {
        return open == library
                && stamps.entrySet().stream()
                        .allMatch(each -> stamp(each.getKey()).equals(each.getValue()));
    }
}
