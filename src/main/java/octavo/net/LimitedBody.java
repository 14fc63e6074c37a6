package octavo.net;

import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicBoolean;

/// Receives the body of an answer up to a limit, then closes the connection.
final class LimitedBody implements BodySubscriber<byte[]> {
    private final BodySubscriber<byte[]> taken = BodySubscribers.ofByteArray();
    private final AtomicBoolean isCut = new AtomicBoolean();
    private final Flow.Subscription[] source = new Flow.Subscription[1];
    private final int most;
    private long size;

    private LimitedBody(int most) {
        this.most = most;
    }

    /// The received bytes.
    ///
    /// @param isCut whether the limit cut them off
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Received(byte[] bytes, boolean isCut) {}

    static BodyHandler<Received> upTo(int most) {
        return _ -> {
            LimitedBody body = new LimitedBody(most);
            return BodySubscribers.mapping(body, bytes -> new Received(bytes, body.isCut.get()));
        };
    }

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
        source[0] = subscription;
        taken.onSubscribe(subscription);
    }

    @Override
    public void onNext(List<ByteBuffer> buffers) {
        if (isCut.get()) {
            return;
        }
        size += buffers.stream().mapToLong(ByteBuffer::remaining).sum();
        if (size <= most) {
            taken.onNext(buffers);
        } else {
            isCut.set(true);
            source[0].cancel();
            taken.onComplete();
        }
    }

    @Override
    public void onError(Throwable trouble) {
        taken.onError(trouble);
    }

    @Override
    public void onComplete() {
        if (!isCut.get()) {
            taken.onComplete();
        }
    }

    @Override
    public CompletionStage<byte[]> getBody() {
        return taken.getBody();
    }
}
