package octavo.formats.referencetext;

import octavo.library.LazyValue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/// The label model as a file: weights in steps of a byte, compressed. `LabelModelTrainer` writes
/// it.
final class LabelModelFile {
    private static final String NAME = "label-model.gz";
    private static final LazyValue<LabelModel> BUNDLED =
            new LazyValue<>(LabelModelFile::readBundled);

    private LabelModelFile() {}

    /// The model that comes with Octavo.
    static LabelModel bundled() {
        return BUNDLED.get();
    }

    private static LabelModel readBundled() {
        try (InputStream input = LabelModelFile.class.getResourceAsStream(NAME)) {
            if (input == null) {
                throw new IllegalStateException("the label model is missing");
            }
            return read(input.readAllBytes());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    static LabelModel read(byte[] content) throws IOException {
        LabelModel model = LabelModel.empty();
        try (var input =
                new DataInputStream(new GZIPInputStream(new ByteArrayInputStream(content)))) {
            readWeights(input, model.emissions());
            readWeights(input, model.transitions());
        }
        return model;
    }

    private static void readWeights(DataInputStream input, float[] weights) throws IOException {
        float step = input.readFloat();
        byte[] steps = input.readNBytes(weights.length);
        for (int i = 0; i < weights.length; i++) {
            weights[i] = steps[i] * step;
        }
    }

    static byte[] write(LabelModel model) throws IOException {
        var content = new ByteArrayOutputStream();
        try (var output = new DataOutputStream(new GZIPOutputStream(content))) {
            writeWeights(output, model.emissions());
            writeWeights(output, model.transitions());
        }
        return content.toByteArray();
    }

    private static void writeWeights(DataOutputStream output, float[] weights) throws IOException {
        float largest = 0;
        for (float weight : weights) {
            largest = Math.max(largest, Math.abs(weight));
        }
        float step = Math.max(largest, Float.MIN_NORMAL) / Byte.MAX_VALUE;
        output.writeFloat(step);
        for (float weight : weights) {
            output.writeByte(Math.round(weight / step));
        }
    }
}
