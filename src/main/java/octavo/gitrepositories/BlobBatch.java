package octavo.gitrepositories;

import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The contents of several blobs, from one run of git.
record BlobBatch(List<byte[]> contents) {
    BlobBatch {
        contents = List.copyOf(contents);
    }

    /// @param blobs their names
    static BlobBatch read(GitRunner runner, List<String> blobs)
            throws IOException, InterruptedException {
        String input = String.join("\n", blobs) + "\n";
        byte[] output =
                runner.require(
                                GitTask.of("cat-file", "--batch")
                                        .withInput(input.getBytes(StandardCharsets.UTF_8)))
                        .bytes();
        List<byte[]> contents = new ArrayList<>();
        int start = 0;
        for (String blob : blobs) {
            int lineEnd = start;
            while (lineEnd < output.length && output[lineEnd] != '\n') {
                lineEnd++;
            }
            String header = new String(output, start, lineEnd - start, StandardCharsets.UTF_8);
            String prefix = blob + " blob ";
            if (!header.startsWith(prefix)) {
                throw runner.trouble(LocalizedSentence.of("git refused: {0}", header));
            }
            int length = Integer.parseInt(header.substring(prefix.length()));
            contents.add(Arrays.copyOfRange(output, lineEnd + 1, lineEnd + 1 + length));
            start = lineEnd + 1 + length + 1;
        }
        return new BlobBatch(contents);
    }
}
