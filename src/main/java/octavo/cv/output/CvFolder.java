package octavo.cv.output;

import octavo.cv.write.sitedata.FrontMatterPage;
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
    private static final List<String> PAGE_FOLDERS =
            List.of(
                    "content/publications",
                    "content/publication",
                    "content/events",
                    "content/event",
                    "_publications",
                    "_talks");

    /// No writer takes this long for a page.
    private static final Duration LONGEST_WRITE = Duration.ofHours(1);

    /// The content of each place.
    private final Map<Path, List<Path>> pathsByFolder = new LinkedHashMap<>();

    /// Their names in lower case: some systems treat `Key` as `key`.
    private final Map<Path, Set<String>> namesByFolder = new HashMap<>();

    /// The folders of listed entries.
    private final Set<Path> entryFolders = new LinkedHashSet<>();

    private final List<Path> unfinishedFiles = new ArrayList<>();

    /// @param folder the website's
    CvFolder(Path folder) throws IOException {
        for (String pageFolder : PAGE_FOLDERS) {
            Path folderPath = folder.resolve(pageFolder);
            List<Path> folderContent = listFolder(folderPath);
            Set<String> foldedNames = new HashSet<>();
            folderContent.forEach(path -> foldedNames.add(fileName(path).toLowerCase(Locale.ROOT)));
            pathsByFolder.put(folderPath, folderContent);
            namesByFolder.put(folderPath, foldedNames);
        }
    }

    private static String fileName(Path path) {
        return String.valueOf(path.getFileName());
    }

    private List<Path> listFolder(Path folderPath) throws IOException {
        List<Path> paths = new ArrayList<>();
        try (DirectoryStream<Path> folderContent = Files.newDirectoryStream(folderPath)) {
            folderContent.forEach(
                    path -> (QuickWrite.isUnfinished(path) ? unfinishedFiles : paths).add(path));
        } catch (NoSuchFileException | NotDirectoryException _) {
            return List.of();
        } catch (DirectoryIteratorException failure) {
            throw failure.getCause();
        }
        return paths;
    }

    /// The content of a file, if it exists.
    Optional<byte[]> readContent(Path file) throws IOException {
        try {
            return mayContain(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
        } catch (NoSuchFileException _) {
            return Optional.empty();
        }
    }

    private boolean mayContain(Path file) {
        Path child = file;
        for (Path parent = child.getParent(); parent != null; parent = parent.getParent()) {
            Set<String> knownNames = namesByFolder.get(parent);
            if (knownNames != null) {
                return knownNames.contains(fileName(child).toLowerCase(Locale.ROOT));
            }
            child = parent;
        }
        return true;
    }

    /// The new content of an existing file; empty if it is the user's own. A file that is a prefix
    /// of the page, or empty, is what a power cut left of ours.
    static Optional<byte[]> mergeContent(byte[] currentContent, byte[] pageContent) {
        int length = currentContent.length;
        if (length <= pageContent.length
                && Arrays.equals(currentContent, 0, length, pageContent, 0, length)) {
            return Optional.of(pageContent);
        }
        String text = decode(currentContent);
        boolean isText = Arrays.equals(currentContent, text.getBytes(StandardCharsets.UTF_8));
        return FrontMatterPage.mergePage(isText ? text : "", decode(pageContent))
                .map(mergedText -> mergedText.getBytes(StandardCharsets.UTF_8));
    }

    /// Our pages for entries that are no longer listed. Other content of such an entry's folder
    /// belongs to it.
    List<Path> strayPages(Set<Path> files) throws IOException {
        Set<Path> folders = files.stream().map(Path::getParent).collect(Collectors.toSet());
        List<Path> strayPages = new ArrayList<>();
        for (List<Path> folderContent : List.copyOf(pathsByFolder.values())) {
            List<Path> pageFiles = new ArrayList<>();
            for (Path path : folderContent) {
                if (folders.contains(path)) {
                    entryFolders.add(path);
                } else {
                    boolean page = files.contains(path) || isPage(path);
                    // Our pages are neither links nor behind one.
                    boolean isLink = Files.isSymbolicLink(path);
                    pageFiles.addAll(page ? List.of(path) : isLink ? List.of() : listFolder(path));
                }
            }
            for (Path page : pageFiles.stream().sorted().toList()) {
                if (!files.contains(page)
                        && isPage(page)
                        && FrontMatterPage.isOurs(decode(Files.readAllBytes(page)))) {
                    strayPages.add(page);
                }
            }
        }
        return strayPages;
    }

    private static boolean isPage(Path path) {
        return fileName(path).endsWith(".md")
                && Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
    }

    /// Deletes leftovers of killed programs.
    void deleteLeftovers() throws IOException {
        entryFolders.forEach(this::collectUnfinished);
        for (Path leftover : unfinishedFiles) {
            FileTime lastModified = Files.getLastModifiedTime(leftover, LinkOption.NOFOLLOW_LINKS);
            if (lastModified.toInstant().isBefore(Instant.now().minus(LONGEST_WRITE))) {
                Files.deleteIfExists(leftover);
            }
        }
    }

    /// An unreadable folder is skipped.
    private void collectUnfinished(Path folder) {
        // There are thousands of them, and this takes half as many system calls as a stream.
        String @Nullable [] fileNames = folder.toFile().list();
        for (String name : fileNames == null ? new String[0] : fileNames) {
            Path path = folder.resolve(name);
            if (QuickWrite.isUnfinished(path)) {
                unfinishedFiles.add(path);
            }
        }
    }

    private static String decode(byte[] content) {
        return new String(content, StandardCharsets.UTF_8);
    }
}
