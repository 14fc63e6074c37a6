package octavo.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;

class ContentComparisonTest {

    @ParameterizedTest(name = "{0} and {1}, which the channel delivers as {2}: {3}")
    @CsvSource({
        "one,two,onetwo,true",
        "one,two,onetwO,false",
        "one,two,Onetwo,false",
        "one,two,onetw,false",
        "one,two,onetwo!,false",
        "'',two,two,true"
    })
    void piecesAreComparedUpToTheEndOfTheFile(
            String first, String second, String found, boolean isSame) throws IOException {
        FileContent content =
                FileContent.of(channel -> {
                    channel.write(StandardCharsets.UTF_8.encode(first));
                    channel.write(ByteBuffer.wrap(second.getBytes(StandardCharsets.UTF_8)));
                });
        byte[] foundBytes = found.getBytes(StandardCharsets.UTF_8);
        assertEquals(
                isSame,
                content.equalsContentOf(Channels.newChannel(new ByteArrayInputStream(foundBytes))));
    }
}
