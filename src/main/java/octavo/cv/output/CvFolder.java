package octavo.cv.output;

import octavo.cv.write.records.FrontMatterPage;
import octavo.storage.QuickWrite;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// The folder of a website, with user files among those that we write: these are left as they are,
/// and so is the text below our part in a file. The folder is listed only once, since it may have
/// thousands of files.
final class CvFolder {
    /// The places for pages, each in a folder of its own or not.
    private static final List<String> PLACES =
            List.of(
                    "content/publications",
                    "content/publication",
                    "content/events",
                    "content/event",
                    "_publications",
                    "_talks");

    /// No writer takes this long for a page.
    private static final Duration LONG = Duration.ofHours(1);

    /// The content of each place.
    private final Map<Path, List<Path>> inside = new LinkedHashMap<>();

    /// Their names in lower case: some systems treat `Key` as `key`.
    private final Map<Path, Set<String>> names = new HashMap<>();

    /// The folders of listed entries.
    private final Set<Path> listed = new LinkedHashSet<>();

    private final List<Path> unfinished = new ArrayList<>();

    /// @param folder the website's
    CvFolder(Path folder) throws IOException {
        for (String each : PLACES) {
            Path place = folder.resolve(each);
            List<Path> all = inside(place);
            Set<String> folded = new HashSet<>();
            all.forEach(path -> folded.add(name(path).toLowerCase(Locale.ROOT)));
            inside.put(place, all);
            names.put(place, folded);
        }
    }

    private static String name(Path path) {
        return String.valueOf(path.getFileName());
    }

    private List<Path> inside(Path place) throws IOException {
        List<Path> paths = new ArrayList<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(place)) {
            all.forEach(path -> (QuickWrite.isUnfinished(path) ? unfinished : paths).add(path));
        } catch (NoSuchFileException | NotDirectoryException _) {
            return List.of();
        } catch (DirectoryIteratorException trouble) {
            throw trouble.getCause();
        }
        return paths;
    }

    /// The content of a file, if it exists.
    Optional<byte[]> content(Path file) throws IOException {
        try {
            return mayHave(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
        } catch (NoSuchFileException _) {
            return Optional.empty();
        }
    }

    private boolean mayHave(Path file) {
        Path at = file;
        for (Path above = at.getParent(); above != null; above = above.getParent()) {
            Set<String> there = names.get(above);
            if (there != null) {
                return there.contains(name(at).toLowerCase(Locale.ROOT));
            }
            at = above;
        }
        return true;
    }

    /// The new content of an existing file; empty if it is the user's own. A file that is a prefix
    /// of the page, or empty, is what a power cut left of ours.
    static Optional<byte[]> ours(byte[] before, byte[] page) {
        int length = before.length;
        if (length <= page.length && Arrays.equals(before, 0, length, page, 0, length)) {
            return Optional.of(page);
        }
        String text = text(before);
        boolean isText = Arrays.equals(before, text.getBytes(StandardCharsets.UTF_8));
        return FrontMatterPage.written(isText ? text : "", text(page))
                .map(written -> written.getBytes(StandardCharsets.UTF_8));
    }

    /// Our pages for entries that are no longer listed. Other content of such an entry's folder
    /// belongs to it.
    List<Path> strays(Set<Path> files) throws IOException {
        Set<Path> folders = files.stream().map(Path::getParent).collect(Collectors.toSet());
        List<Path> strays = new ArrayList<>();
        for (List<Path> all : List.copyOf(inside.values())) {
            List<Path> pages = new ArrayList<>();
            for (Path path : all) {
                if (folders.contains(path)) {
                    listed.add(path);
                } else {
                    boolean page = files.contains(path) || isPage(path);
                    // Our pages are neither links nor behind one.
                    boolean isLink = Files.isSymbolicLink(path);
                    pages.addAll(page ? List.of(path) : isLink ? List.of() : inside(path));
                }
            }
            for (Path page : pages.stream().sorted().toList()) {
                if (!files.contains(page)
                        && isPage(page)
                        && FrontMatterPage.isOurs(text(Files.readAllBytes(page)))) {
                    strays.add(page);
                }
            }
        }
        return strays;
    }

    private static boolean isPage(Path path) {
        return name(path).endsWith(".md") && Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
    }

    /// Deletes leftovers of killed programs.
    void sweep() throws IOException {
        listed.forEach(this::lookForUnfinished);
        for (Path left : unfinished) {
            FileTime since = Files.getLastModifiedTime(left, LinkOption.NOFOLLOW_LINKS);
            if (since.toInstant().isBefore(Instant.now().minus(LONG))) {
                Files.deleteIfExists(left);
            }
        }
    }

    /// An unreadable folder is skipped.
    private void lookForUnfinished(Path folder) {
        // There are thousands of them, and this takes half as many system calls as a stream.
        String @Nullable [] names = folder.toFile().list();
        for (String name : names == null ? new String[0] : names) {
            Path path = folder.resolve(name);
            if (QuickWrite.isUnfinished(path)) {
                unfinished.add(path);
            }
        }
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
