package octavo.recovery;

import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// An earlier state of a library, in a file whose name has all its metadata:
/// `000012-20261121T081500Z-248e-71780b-1a2b3c4d5e6f.bib.gz`.
///
/// @param versionFile its path; `gunzip` unpacks it
/// @param versionNumber increases from version to version, whatever the clock said
/// @param hashStart the start of the SHA-256 of its bytes
public record LibraryVersion(
        Path versionFile,
        long versionNumber,
        Instant savedAt,
        LibrarySize librarySize,
        String hashStart) {
    private static final Pattern FILE_NAME =
            Pattern.compile(
                    "(\\d{6,15})-(\\d{8}T\\d{6}Z)-(\\d{1,15})e-(\\d{1,15})b-([0-9a-f]{12})\\.bib\\.gz");

    private static final DateTimeFormatter TIME_FORMAT =
            DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'", Locale.ROOT)
                    .withZone(ZoneOffset.UTC);

    static LibraryVersion of(
            Path versionFolder,
            long versionNumber,
            Instant savedAt,
            LibrarySize librarySize,
            ByteFingerprint fingerprint) {
        String hashStart = fingerprint.sha256Hex().substring(0, 12);
        String fileName =
                "%06d-%s-%de-%db-%s.bib.gz"
                        .formatted(
                                versionNumber,
                                TIME_FORMAT.format(savedAt),
                                librarySize.entryCount(),
                                librarySize.byteCount(),
                                hashStart);
        return new LibraryVersion(
                versionFolder.resolve(fileName), versionNumber, savedAt, librarySize, hashStart);
    }

    /// Parses a file's name, if it is a version's.
    static Optional<LibraryVersion> parseFile(Path versionFile) {
        Matcher nameMatch = FILE_NAME.matcher(String.valueOf(versionFile.getFileName()));
        if (!nameMatch.matches()) {
            return Optional.empty();
        }
        try {
            Instant savedAt = TIME_FORMAT.parse(nameMatch.group(2), Instant::from);
            LibrarySize librarySize =
                    new LibrarySize(
                            Long.parseLong(nameMatch.group(3)), Long.parseLong(nameMatch.group(4)));
            long versionNumber = Long.parseLong(nameMatch.group(1));
            return Optional.of(
                            new LibraryVersion(
                                    versionFile,
                                    versionNumber,
                                    savedAt,
                                    librarySize,
                                    nameMatch.group(5)))
                    .filter(version -> version.librarySize().byteCount() < Integer.MAX_VALUE);
        } catch (DateTimeException _) {
            return Optional.empty();
        }
    }
}
