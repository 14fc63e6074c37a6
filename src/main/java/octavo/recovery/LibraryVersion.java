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
/// @param file its path; `gunzip` unpacks it
/// @param number increases from version to version, whatever the clock said
/// @param hash the start of the SHA-256 of its bytes
public record LibraryVersion(Path file, long number, Instant time, LibrarySize size, String hash) {
    private static final Pattern NAME =
            Pattern.compile(
                    "(\\d{6,15})-(\\d{8}T\\d{6}Z)-(\\d{1,15})e-(\\d{1,15})b-([0-9a-f]{12})\\.bib\\.gz");

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'", Locale.ROOT)
                    .withZone(ZoneOffset.UTC);

    static LibraryVersion of(
            Path folder, long number, Instant time, LibrarySize size, ByteFingerprint fingerprint) {
        String hash = fingerprint.sha256().substring(0, 12);
        String name =
                "%06d-%s-%de-%db-%s.bib.gz"
                        .formatted(number, TIME.format(time), size.entries(), size.bytes(), hash);
        return new LibraryVersion(folder.resolve(name), number, time, size, hash);
    }

    /// Parses a file's name, if it is a version's.
    static Optional<LibraryVersion> from(Path file) {
        Matcher name = NAME.matcher(String.valueOf(file.getFileName()));
        if (!name.matches()) {
            return Optional.empty();
        }
        try {
            Instant time = TIME.parse(name.group(2), Instant::from);
            LibrarySize size =
                    new LibrarySize(Long.parseLong(name.group(3)), Long.parseLong(name.group(4)));
            long number = Long.parseLong(name.group(1));
            return Optional.of(new LibraryVersion(file, number, time, size, name.group(5)))
                    .filter(version -> version.size().bytes() < Integer.MAX_VALUE);
        } catch (DateTimeException _) {
            return Optional.empty();
        }
    }
}
