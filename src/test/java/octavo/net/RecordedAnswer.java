package octavo.net;

import octavo.net.StubServer.Asked;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// An exchange with a service, recorded in two files: `NAME.request` and `NAME.answer`.
///
/// @param written the address without its scheme, as it was sent
/// @param place the same, decoded, with its parameters in order
record RecordedAnswer(
        String method,
        String written,
        String place,
        String accept,
        String body,
        StubAnswer answer) {
    /// Headers that were true of what was sent then.
    private static final Set<String> OF_TRANSPORT =
            Set.of("content-length", "content-encoding", "transfer-encoding", "connection");

    /// Parameters that say who asks rather than what.
    private static final Set<String> OF_ASKER = Set.of("mailto", "email", "tool", "api_key");

    static List<RecordedAnswer> allIn(Path folder) throws IOException {
        List<RecordedAnswer> all = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path request :
                    files.filter(it -> it.toString().endsWith(".request")).sorted().toList()) {
                all.add(read(Files.readString(request), answer(request)));
            }
        }
        return all;
    }

    /// Of a page, only the body is recorded.
    private static StubAnswer answer(Path request) throws IOException {
        String name = request.toString().replaceAll("\\.request$", "");
        Path page = Path.of(name + ".html");
        return Files.exists(page)
                ? StubAnswer.of(200, "text/html", "").withBody(Files.readAllBytes(page))
                : answer(Files.readAllBytes(Path.of(name + ".answer")));
    }

    private static RecordedAnswer read(String request, StubAnswer answer) {
        String[] parts = request.split("\r?\n\r?\n", 2);
        String[] lines = parts[0].split("\r?\n", -1);
        String[] first = lines[0].split(" ", 2);
        String accept =
                Arrays.stream(lines)
                        .filter(line -> line.regionMatches(true, 0, "Accept:", 0, 7))
                        .map(line -> line.substring(7).strip())
                        .findFirst()
                        .orElse("*/*");
        String written = first[1].strip().replaceFirst("^https?://", "");
        return new RecordedAnswer(
                first[0],
                written,
                place(written),
                accept,
                parts.length > 1 ? parts[1].strip() : "",
                answer);
    }

    private static StubAnswer answer(byte[] file) {
        String text = new String(file, StandardCharsets.ISO_8859_1); // a letter a byte
        String[] parts = text.split("\r?\n\r?\n", 2);
        String[] lines = parts[0].split("\r?\n", -1);
        List<String> headers =
                Arrays.stream(lines)
                        .skip(1)
                        .filter(line -> line.indexOf(':') > 0)
                        .filter(line -> !OF_TRANSPORT.contains(name(line)))
                        .toList();
        byte[] body =
                parts.length > 1 ? parts[1].getBytes(StandardCharsets.ISO_8859_1) : new byte[0];
        return new StubAnswer(
                Integer.parseInt(lines[0].split(" ", -1)[1]),
                headers,
                body,
                Optional.empty(),
                Duration.ZERO,
                Duration.ZERO);
    }

    private static String name(String header) {
        return header.substring(0, header.indexOf(':')).toLowerCase(Locale.ROOT);
    }

    private static String place(String address) {
        int mark = address.indexOf('?');
        String path = mark < 0 ? address : address.substring(0, mark);
        Set<String> parameters = new TreeSet<>();
        for (String each : mark < 0 ? new String[0] : address.substring(mark + 1).split("&", -1)) {
            if (!OF_ASKER.contains(each.replaceFirst("=.*", ""))) {
                parameters.add(decoded(each));
            }
        }
        return decoded(path.replace("+", "%2B")) + "?" + String.join("&", parameters);
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException _) {
            return text;
        }
    }

    /// How well this answers a request: not at all, or the better the more.
    int fit(Asked asked) {
        if (!asked.method().equals(method) || !place(asked.address()).equals(place)) {
            return 0;
        }
        int byBody = squeezed(asked.body()).equals(squeezed(body)) ? 4 : 0;
        int byAccept =
                asked.header("accept").equals(accept)
                        ? 2
                        : asked.header("accept").contains(answer.type()) ? 1 : 0;
        return 1 + byBody + byAccept;
    }

    private static String squeezed(String text) {
        return text.replaceAll("\\s+", "");
    }
}
