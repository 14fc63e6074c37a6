package octavo.files.attachments;

import octavo.files.attachments.AttachmentProblem.Kind;
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
/// @param isWhole false if there were implausibly many files
public record AttachmentCheck(
        AttachmentFolders folders, List<AttachmentProblem> problems, boolean isWhole) {
    public AttachmentCheck {
        problems = List.copyOf(problems);
    }

    public static AttachmentCheck of(Library library, AttachmentFolders folders) {
        AttachmentFolders.Listing listing = folders.papers();
        Map<String, List<Path>> named = new HashMap<>();
        listing.files()
                .forEach(file ->
                        named.computeIfAbsent(folded(name(file)), _ -> new ArrayList<>())
                                .add(file));
        List<AttachmentProblem> problems = new ArrayList<>();
        Map<Path, List<EntryLink>> linked = new LinkedHashMap<>();
        for (EntryLink each : EntryLink.allOf(library)) {
            Optional<Path> file = folders.find(each.link().path());
            if (file.isPresent()) {
                add(
                        each,
                        linked.computeIfAbsent(EntryLink.real(file.get()), _ -> new ArrayList<>()));
            } else {
                problems.add(
                        missing(
                                each,
                                named.getOrDefault(folded(each.link().fileName()), List.of())));
            }
        }
        linked.forEach((file, by) -> twice(file, by).ifPresent(problems::add));
        Set<Path> known = new HashSet<>(linked.keySet());
        problems.stream()
                .filter(it -> it.kind() == Kind.MOVED)
                .forEach(it -> known.addAll(it.files()));
        listing.files().stream()
                .filter(file -> !known.contains(EntryLink.real(file)))
                .forEach(file ->
                        problems.add(
                                new AttachmentProblem(
                                        Kind.UNLINKED,
                                        Optional.empty(),
                                        "",
                                        0,
                                        folders.written(file),
                                        List.of(file),
                                        List.of())));
        return new AttachmentCheck(folders, problems, listing.isWhole());
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    /// Systems differ in case and in how they encode accents.
    static String folded(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
    }

    /// An entry that BibDesk wrote may link to a file in its own field and in `file`.
    private static void add(EntryLink link, List<EntryLink> linked) {
        boolean isKnown =
                link.isBookmark() && linked.stream().anyMatch(it -> it.slot() == link.slot());
        if (!isKnown) {
            linked.add(link);
        }
    }

    private static AttachmentProblem missing(EntryLink link, List<Path> elsewhere) {
        boolean isOne = elsewhere.size() < 2 || areAlike(elsewhere);
        Kind kind = elsewhere.isEmpty() ? Kind.BROKEN : isOne ? Kind.MOVED : Kind.AMBIGUOUS;
        return new AttachmentProblem(
                kind,
                Optional.of(link.slot()),
                link.key(),
                link.piece(),
                link.link().path(),
                isOne ? elsewhere.stream().limit(1).toList() : elsewhere,
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
                contents.add(digest(file));
            }
            return contents.size() == 1;
        } catch (IOException _) {
            return false;
        }
    }

    private static String digest(Path file) throws IOException {
        var digest = ContentDigest.newDigest();
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static Optional<AttachmentProblem> twice(Path file, List<EntryLink> by) {
        if (by.size() < 2) {
            return Optional.empty();
        }
        EntryLink first = by.getFirst();
        return Optional.of(
                new AttachmentProblem(
                        Kind.TWICE,
                        Optional.of(first.slot()),
                        first.key(),
                        first.piece(),
                        first.link().path(),
                        List.of(file),
                        by.stream().skip(1).map(EntryLink::key).toList()));
    }

    /// The edit that updates links to moved files. Every other byte stays, and each link keeps the
    /// syntax of the program that wrote it.
    public Edit mend(Library library) {
        var links = new LinkRewriting(library);
        for (AttachmentProblem problem : problems) {
            if (problem.kind() == Kind.MOVED && !problem.isBookmark()) {
                links.move(
                        problem.slot().orElseThrow(),
                        problem.piece(),
                        folders.written(problem.files().getFirst()));
            }
        }
        return links.edit();
    }
}
