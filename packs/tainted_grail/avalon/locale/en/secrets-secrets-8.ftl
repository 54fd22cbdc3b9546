secret-59 = Somebody's Key
secret-59-text = You came in on credit. They were very nice about it. It is known at doors that you are good for a gate.
secret-60 = Word: With the Last
secret-60-text = Whoever goes, you go after. It is easily said on a quay with no water at it. In a warm house, of an evening, you count who is still outside.
secret-61 = The Count of Hulls
secret-61-text = Bark, as long as a room. A notch for each that is sound. There are three that are not, and you know them by their sound, and who lives in them.
secret-62 = Bersaba's Mallet
secret-62-text = It has had three heads and five handles. Low is well, high is tired. You have begun to knock on people, when they are not looking.
