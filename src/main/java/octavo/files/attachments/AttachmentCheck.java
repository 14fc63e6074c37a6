package octavo.files.attachments;

import octavo.files.attachments.AttachmentProblem.AttachmentProblemKind;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.storage.ContentDigest;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Compares the links of a library with the files in its folders.
///
/// @param isComplete false if there were implausibly many files
public record AttachmentCheck(
        AttachmentFolders folders, List<AttachmentProblem> problems, boolean isComplete) {
    public AttachmentCheck {
        problems = List.copyOf(problems);
    }

    public static AttachmentCheck of(Library library, AttachmentFolders folders) {
        AttachmentFolders.PaperListing paperListing = folders.listPapers();
        Map<String, List<Path>> filesByName = new HashMap<>();
        paperListing
                .files()
                .forEach(file ->
                        filesByName
                                .computeIfAbsent(foldName(fileName(file)), _ -> new ArrayList<>())
                                .add(file));
        List<AttachmentProblem> problems = new ArrayList<>();
        Map<Path, List<EntryLink>> linksByFile = new LinkedHashMap<>();
        for (EntryLink entryLink : EntryLink.allOf(library)) {
            Optional<Path> file = folders.findFile(entryLink.fileLink().path());
            if (file.isPresent()) {
                addLink(
                        entryLink,
                        linksByFile.computeIfAbsent(
                                EntryLink.realPath(file.get()), _ -> new ArrayList<>()));
            } else {
                problems.add(
                        missingFile(
                                entryLink,
                                filesByName.getOrDefault(
                                        foldName(entryLink.fileLink().fileName()), List.of())));
            }
        }
        linksByFile.forEach(
                (file, entryLinks) -> linkedTwice(file, entryLinks).ifPresent(problems::add));
        Set<Path> knownFiles = new HashSet<>(linksByFile.keySet());
        problems.stream()
                .filter(problem -> problem.kind() == AttachmentProblemKind.MOVED)
                .forEach(problem -> knownFiles.addAll(problem.files()));
        paperListing.files().stream()
                .filter(file -> !knownFiles.contains(EntryLink.realPath(file)))
                .forEach(file ->
                        problems.add(
                                new AttachmentProblem(
                                        AttachmentProblemKind.UNLINKED,
                                        Optional.empty(),
                                        "",
                                        0,
                                        folders.linkPath(file),
                                        List.of(file),
                                        List.of())));
        return new AttachmentCheck(folders, problems, paperListing.isComplete());
    }

    private static String fileName(Path file) {
        return String.valueOf(file.getFileName());
    }

    /// Systems differ in case and in how they encode accents.
    static String foldName(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
    }

    /// An entry that BibDesk wrote may link to a file in its own field and in `file`.
    private static void addLink(EntryLink link, List<EntryLink> knownLinks) {
        boolean isKnown =
                link.isBookmark()
                        && knownLinks.stream()
                                .anyMatch(knownLink -> knownLink.slot() == link.slot());
        if (!isKnown) {
            knownLinks.add(link);
        }
    }

    private static AttachmentProblem missingFile(EntryLink link, List<Path> filesElsewhere) {
        boolean isSingleFile = filesElsewhere.size() < 2 || areAlike(filesElsewhere);
        AttachmentProblemKind kind =
                filesElsewhere.isEmpty()
                        ? AttachmentProblemKind.BROKEN
                        : isSingleFile
                                ? AttachmentProblemKind.MOVED
                                : AttachmentProblemKind.AMBIGUOUS;
        return new AttachmentProblem(
                kind,
                Optional.of(link.slot()),
                link.entryKey(),
                link.linkIndex(),
                link.fileLink().path(),
                isSingleFile ? filesElsewhere.stream().limit(1).toList() : filesElsewhere,
                List.of());
    }

    /// Whether files have equal content; compares their sizes first.
    private static boolean areAlike(List<Path> files) {
        try {
            Set<Object> contents = new HashSet<>();
            for (Path file : files) {
                contents.add(Files.size(file));
            }
            if (contents.size() > 1) {
                return false;
            }
            contents.clear();
            for (Path file : files) {
                contents.add(contentDigest(file));
            }
            return contents.size() == 1;
        } catch (IOException _) {
            return false;
        }
    }

    private static String contentDigest(Path file) throws IOException {
        var digest = ContentDigest.newDigest();
        try (InputStream input = new DigestInputStream(Files.newInputStream(file), digest)) {
            input.transferTo(OutputStream.nullOutputStream());
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static Optional<AttachmentProblem> linkedTwice(Path file, List<EntryLink> entryLinks) {
        if (entryLinks.size() < 2) {
            return Optional.empty();
        }
        EntryLink firstLink = entryLinks.getFirst();
        return Optional.of(
                new AttachmentProblem(
                        AttachmentProblemKind.TWICE,
                        Optional.of(firstLink.slot()),
                        firstLink.entryKey(),
                        firstLink.linkIndex(),
                        firstLink.fileLink().path(),
                        List.of(file),
                        entryLinks.stream().skip(1).map(EntryLink::entryKey).toList()));
    }

    /// The edit that updates links to moved files. Every other byte stays, and each link keeps the
    /// syntax of the program that wrote it.
    public Edit repairLinks(Library library) {
        var linkRewriting = new LinkRewriting(library);
        for (AttachmentProblem problem : problems) {
            if (problem.kind() == AttachmentProblemKind.MOVED && !problem.isBookmark()) {
                linkRewriting.moveLink(
                        problem.slot().orElseThrow(),
                        problem.linkIndex(),
                        folders.linkPath(problem.files().getFirst()));
            }
        }
        return linkRewriting.toEdit();
    }
}
