import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Puts the icon's pictures into the container that a system wants: `.ico` for Windows, `.icns` for
/// macOS, or the largest one as it is. Both containers take PNG files.
class Icon {
    private static final int LARGEST = 256;

    public static void main(String[] arguments) throws IOException {
        var folder = Path.of(arguments[0]);
        var target = Path.of(arguments[1]);
        var name = target.toString();
        Files.write(
                target,
                name.endsWith(".ico")
                        ? ico(folder)
                        : name.endsWith(".icns") ? icns(folder) : picture(folder, LARGEST));
    }

    private static byte[] picture(Path folder, int size) throws IOException {
        return Files.readAllBytes(folder.resolve("octavo-" + size + ".png"));
    }

    /// A header, a row of 16 bytes for each picture, and the pictures.
    private static byte[] ico(Path folder) throws IOException {
        var sizes = List.of(16, 24, 32, 48, 64, 128, LARGEST);
        var head = ByteBuffer.allocate(6 + 16 * sizes.size()).order(ByteOrder.LITTLE_ENDIAN);
        var pictures = new ByteArrayOutputStream();
        head.putShort((short) 0).putShort((short) 1).putShort((short) sizes.size());
        for (int size : sizes) {
            var picture = picture(folder, size);
            byte side = (byte) (size % LARGEST); // 0 stands for 256
            head.put(side).put(side).putShort((short) 0).putShort((short) 1).putShort((short) 32);
            head.putInt(picture.length).putInt(head.capacity() + pictures.size());
            pictures.write(picture);
        }
        var all = new ByteArrayOutputStream();
        all.write(head.array());
        pictures.writeTo(all);
        return all.toByteArray();
    }

    /// The word `icns`, the length of all, and for each picture its kind, its length with these
    /// eight bytes, and itself.
    private static byte[] icns(Path folder) throws IOException {
        var pictures = new ByteArrayOutputStream();
        var out = new DataOutputStream(pictures);
        for (var kind : List.of("icp4 16", "icp5 32", "icp6 64", "ic07 128", "ic08 256")) {
            var picture = picture(folder, Integer.parseInt(kind.substring(5)));
            out.writeBytes(kind.substring(0, 4));
            out.writeInt(picture.length + 8);
            out.write(picture);
        }
        var all = new ByteArrayOutputStream();
        var start = new DataOutputStream(all);
        start.writeBytes("icns");
        start.writeInt(pictures.size() + 8);
        pictures.writeTo(start);
        return all.toByteArray();
    }
}
