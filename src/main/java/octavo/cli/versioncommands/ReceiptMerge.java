package octavo.cli.versioncommands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.shared.LibraryInput;
import octavo.library.FileTrouble;
import octavo.receipts.LibraryReceipts;
import octavo.receipts.ReceiptFile;
import octavo.storage.SafeWrite;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/// Merges two versions of a library's receipts. There is no conflict: each receipt stands alone.
record ReceiptMerge(Path base, Path ours, Path theirs) {
    /// Whether these are receipts, by the name that git gives or else by our file's.
    static boolean isOfReceipts(Optional<String> name, Path ours) {
        return ReceiptFile.isReceiptPath(name.map(Path::of).orElse(ours));
    }

    int mergeInto(Optional<Path> output, boolean isDryRun, PrintWriter out) {
        LibraryReceipts baseReceipts =
                base.toString().equals("-") ? LibraryReceipts.EMPTY : load(base);
        String mergedText = baseReceipts.merge(load(ours), load(theirs)).toText();
        Path target = output.orElse(ours);
        if (isDryRun || target.toString().equals("-")) {
            out.print(mergedText);
            return ExitStatus.FINE;
        }
        try {
            SafeWrite.writeFile(target, mergedText.getBytes(StandardCharsets.UTF_8));
            return ExitStatus.FINE;
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenSaving(target, trouble));
        }
    }

    private static LibraryReceipts load(Path path) {
        return LibraryReceipts.parse(
                new String(LibraryInput.readBytes(path), StandardCharsets.UTF_8));
    }
}
