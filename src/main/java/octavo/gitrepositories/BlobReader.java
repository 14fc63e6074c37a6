package octavo.gitrepositories;

import octavo.text.LocalizedSentence;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/// Reads blobs through one git that keeps running: starting one for each takes longer than reading.
final class BlobReader implements AutoCloseable {
    private static final int BUFFER_SIZE = 1 << 16;

    private final GitRunner runner;
    private final Process process;
    private final InputStream answers;
    private final OutputStream requests;

    private BlobReader(GitRunner runner, Process process) {
        this.runner = runner;
        this.process = process;
        this.answers = new BufferedInputStream(process.getInputStream(), BUFFER_SIZE);
        this.requests = process.getOutputStream();
    }

    static BlobReader open(GitRunner runner) throws IOException {
        return new BlobReader(runner, runner.startWithPipes(GitTask.of("cat-file", "--batch")));
    }

    /// The content of a blob.
    ///
    /// @param blob its name
    byte[] read(String blob) throws IOException, InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        requests.write((blob + "\n").getBytes(StandardCharsets.UTF_8));
        requests.flush();
        String header = readLine();
        String prefix = blob + " blob ";
        if (!header.startsWith(prefix)) {
            throw refusal(header);
        }
        int length = Integer.parseInt(header.substring(prefix.length()));
        byte[] content = answers.readNBytes(length);
        if (content.length < length || answers.read() != '\n') {
            throw refusal(header);
        }
        return content;
    }

    private String readLine() throws IOException {
        var line = new ByteArrayOutputStream();
        for (int next = answers.read(); next >= 0 && next != '\n'; next = answers.read()) {
            line.write(next);
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    private GitTrouble refusal(String header) {
        return runner.trouble(LocalizedSentence.of("git refused: {0}", header));
    }

    /// Lets git end, which it does when nothing more can be asked.
    @Override
    public void close() {
        try {
            requests.close();
        } catch (IOException _) {
            // It has ended by itself.
        }
        process.destroy();
    }
}
